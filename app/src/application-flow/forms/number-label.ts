/** Words without a figure that stand before a number; the two letters of an IBAN are a part of it. */
const words = /^(?:[^\p{N}\s:]+[\s:]+)*?(?=(?:[a-z]{2} ?)?\p{N})/iu

/** A number without what bank apps copy before it: `IBAN No. PK36 SCBL` is `PK36 SCBL`. */
export const withoutLabel = (typed: string): string =>
  typed
    .trimStart()
    .replace(words, '')
    .replace(/^\W*(?:IBAN|CLABE)\W*(?=\w)/i, '')
