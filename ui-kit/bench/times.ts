/** Milliseconds until 200 rows stood in the page, and until they had other words. */
export interface Times {
  readonly mount: number
  readonly update: number
  /** Medians of what each round took beside its own plain elements: other work on the machine slows both. */
  readonly mountRatio: number
  readonly updateRatio: number
}

/** What became of one picture, and how long it held up the page. */
export interface Compressed {
  readonly took: number
  /** Milliseconds; 0 where none was over 50. */
  readonly longestTask: number
  readonly from: number
  readonly bytes: number
  readonly keepsMetadata: boolean
}
