/** A part of a picture, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** One printed word with its place in the picture. */
export interface Word {
  text: string
  /** 0 to 100. */
  confidence: number
  box: Box
}

const joined = (parts: readonly Word[]): Word => ({
  text: parts.map(({ text }) => text).join(''),
  confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  box: {
    left: Math.min(...parts.map(({ box }) => box.left)),
    top: Math.min(...parts.map(({ box }) => box.top)),
    right: Math.max(...parts.map(({ box }) => box.right)),
    bottom: Math.max(...parts.map(({ box }) => box.bottom)),
  },
})

/** The words of a line by the spaces in its text: of Thai, the engine gives every letter and sign as a word. */
export function wordsOfLine(text: string, parts: readonly Word[]): Word[] {
  const left = [...parts]
  const words: Word[] = []
  for (const word of text.trim().split(/\s+/)) {
    let letters = 0
    const own = left.findIndex((part) => (letters += part.text.length) >= word.length)
    const taken = left.splice(0, own + 1)
    if (taken.map((part) => part.text).join('') !== word) return [...parts]
    words.push(joined(taken))
  }
  return words
}
