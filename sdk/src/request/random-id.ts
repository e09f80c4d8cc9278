const ID_DIGITS = 30

/** Random hexadecimal digits drawn ahead: asking the system for them costs more than all else here. */
let pool = ''

/** A random UUID of version 4. `crypto.randomUUID` is missing before Chrome 92 and outside secure contexts. */
export function randomId(): string {
  if (pool === '') pool = randomDigits(64 * ID_DIGITS)
  const part = (from: number, to: number) => pool.slice(from, to)
  // 4 is the version, 8 the variant.
  const id = `${part(0, 8)}-${part(8, 12)}-4${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`
  pool = pool.slice(ID_DIGITS)
  return id
}

function randomDigits(count: number): string {
  const words = crypto.getRandomValues(new Uint32Array(count / 8))
  return Array.from(words, (word) => (word + 2 ** 32).toString(16).slice(1)).join('')
}
