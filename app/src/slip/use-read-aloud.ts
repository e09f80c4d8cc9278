/** Reads aloud in the language shown, where the phone has a voice for it; without a network only by one of its own. */
import { useEffect, useState } from 'react'

interface ReadAloud {
  reading: boolean
  toggle: () => void
}

/** Undefined where no voice of the language exists. */
export function useReadAloud(
  language: string,
  sentences: readonly string[],
): ReadAloud | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  const [reading, setReading] = useState(false)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const speech = window.speechSynthesis
    const find = (): void => setVoice(voiceOf(speech.getVoices(), language))
    find()
    // Voices come late in some browsers. WebKit has the event's property alone.
    speech.onvoiceschanged = find
    return () => {
      speech.onvoiceschanged = null
      speech.cancel()
      setReading(false)
    }
  }, [language])
  if (voice === undefined) return undefined

  const toggle = (): void => {
    window.speechSynthesis.cancel()
    setReading(!reading)
    if (reading) return
    const words = new SpeechSynthesisUtterance(sentences.join('. '))
    words.voice = voice
    words.lang = voice.lang
    // Numbers are written down by who listens.
    words.rate = 0.8
    words.onend = words.onerror = () => setReading(false)
    window.speechSynthesis.speak(words)
  }
  return { reading, toggle }
}

function voiceOf(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter(({ lang }) => lang.split(/[-_]/)[0] === language)
  return (
    fitting.find(({ localService }) => localService) ?? (navigator.onLine ? fitting[0] : undefined)
  )
}
