// The workers of a run count apart, since one person has one account; each run has a lender of its own.
let serial = Number(process.env.TEST_WORKER_INDEX ?? 0) * 1_000

/** A Thai citizen number with its check digit (modulo 11), another one at each call. */
export function newCitizenNumber(): string {
  const digits = `11012${String((serial += 1)).padStart(7, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return digits + String((11 - (sum % 11)) % 10)
}
