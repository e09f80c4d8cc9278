/** Check digits, each worked out anew from what its standard says and set beside the one that is there. */

const weighted = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
const valuesOf = (digits: string): number[] => [...digits].map(Number)

/** Thailand's Department of Provincial Administration: weights 13 down to 2, eleven less the remainder by 11, its last digit. */
export function thaiCheck(twelve: string): string {
  const sum = weighted(valuesOf(twelve), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return String(11 - (sum % 11)).slice(-1)
}

/** RENAPO, Instructivo Normativo: the place of each sign in 0–9, A–N, Ñ, O–Z by the weights 18 down to 2, ten less the last digit. */
export function curpCheck(seventeen: string): string {
  const values = [...seventeen].map((sign) => '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(sign))
  const sum = weighted(values, [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return String(10 - (sum % 10)).slice(-1)
}

/** Banco de México, CLABE: the last digits of the products with 3, 7, 1, ten less the last digit of their sum. */
export function clabeCheck(seventeen: string): string {
  let sum = 0
  for (const [at, value] of valuesOf(seventeen).entries()) {
    const product = value * (at % 3 === 0 ? 3 : at % 3 === 1 ? 7 : 1)
    sum += product % 10
  }
  return String(10 - (sum % 10)).slice(-1)
}

/** ISO 13616 by ISO 7064 MOD 97-10: 98 less the remainder of account and country, with 00 for the check; 02 to 98. */
export function ibanCheck(country: string, account: string): string {
  const number = [...`${account}${country}00`]
    .map((sign) => (sign >= 'A' ? String(sign.charCodeAt(0) - 55) : sign))
    .join('')
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0')
}

/** ISO/IEC 7812-1, annex B: from the right every other figure is doubled and its digits added, ten less the last digit. */
export function luhnCheck(withoutCheck: string): string {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = valuesOf(withoutCheck)
    .toReversed()
    .reduce((total, value, at) => total + (at % 2 === 0 ? (doubled[value] ?? 0) : value), 0)
  return String((10 - (sum % 10)) % 10)
}

/** EMVCo QRCPS-MPM 4.7.3, after ISO/IEC 13239: polynomial 1021, beginning with FFFF, as four hexadecimal capitals. */
export function crcCheck(text: string): string {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let row = byte * 256
    for (let bit = 0; bit < 8; bit += 1)
      row = row >= 0x8000 ? ((row * 2) ^ 0x1021) % 0x10000 : row * 2
    return row
  })
  const crc = [...Buffer.from(text)].reduce(
    (rest, byte) => ((rest % 256) * 256) ^ (table[(rest >> 8) ^ byte] ?? 0),
    0xffff,
  )
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
