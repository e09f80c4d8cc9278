/** A number without what bank apps copy before it: `IBAN PK36 SCBL` is `PK36 SCBL`. */
export const withoutLabel = (typed: string): string =>
  typed.replace(/^\W*(?:IBAN|CLABE)\W*(?=\w)/i, '')
