/** Milliseconds until 200 rows stood in the page, and until they had other words. */
export interface Times {
  readonly mount: number
  readonly update: number
  /** Medians of what each round took beside its own plain elements: other work on the machine slows both. */
  readonly mountRatio: number
  readonly updateRatio: number
}
