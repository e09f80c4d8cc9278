const ID_DIGITS = 32

/** Random hexadecimal digits drawn ahead: asking the system for them costs more than all else here. */
let pool = ''

/** A random UUID. `crypto.randomUUID` is missing before Chrome 92 and outside secure contexts. */
export function randomId(): string {
  if (pool === '') pool = randomDigits(64 * ID_DIGITS)
  const digits = pool.slice(0, ID_DIGITS)
  pool = pool.slice(ID_DIGITS)
  const part = (from: number, to: number) => digits.slice(from, to)
  // Version 4; of the digit after it two bits are fixed.
  const variant = '89ab'[parseInt(part(16, 17), 16) % 4]
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`
}

function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2))
  return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('')
}
