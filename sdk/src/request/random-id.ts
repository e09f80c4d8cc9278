/** A random UUID. `crypto.randomUUID` is missing before Chrome 92 and outside secure contexts. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  let id = ''
  bytes.forEach((byte, i) => {
    id += (DASH_BEFORE.includes(i) ? '-' : '') + (byte + 256).toString(16).slice(1)
  })
  return id
}

const DASH_BEFORE = [4, 6, 8, 10]
