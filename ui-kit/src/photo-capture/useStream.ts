import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether this page may ask for a camera's picture at all: not without a safe origin. */
export const hasCamera = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function'

/**
 * Shows the camera in the element, and lets it go when the page is hidden or the component leaves.
 *
 * @returns whether a picture is there.
 */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  facingMode: 'user' | 'environment',
  onHidden: () => void,
  onFail: (why: 'refused' | 'absent') => void,
): boolean {
  const [running, setRunning] = useState(false)
  const owner = useRef({ onHidden, onFail })
  useEffect(() => {
    owner.current = { onHidden, onFail }
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    const stop = () => {
      gone = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const fail = (error?: unknown) => {
      if (gone) return
      stop()
      const refused = error instanceof Error && error.name === 'NotAllowedError'
      owner.current.onFail(refused ? 'refused' : 'absent')
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1440 } },
      })
      // It may have been closed while the browser asked.
      if (gone || !video.current) return stop()
      // Another app takes it, or it is pulled out.
      for (const track of stream.getTracks()) track.addEventListener('ended', () => fail())
      video.current.srcObject = stream
      await video.current.play()
      if (!gone) setRunning(true)
    }
    const hidden = () => {
      if (document.hidden) owner.current.onHidden()
    }
    start().catch(fail)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stop()
    }
  }, [video, facingMode])
  return running
}
