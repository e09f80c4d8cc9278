// Workers count apart, and another run starts elsewhere: one person has one account.
let serial = (Date.now() % 9_000) * 1_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 500

/** A Thai citizen number with its check digit (modulo 11), another one at each call. */
export function newCitizenNumber(): string {
  const digits = `11012${String((serial += 1)).padStart(7, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return digits + String((11 - (sum % 11)) % 10)
}
