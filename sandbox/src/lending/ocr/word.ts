/** One printed word with its place in the picture, in pixels. */
export interface Word {
  text: string
  /** 0 to 100. */
  confidence: number
  box: { left: number; top: number; right: number; bottom: number }
}
