/** The picture types that the contract takes. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A picture as it is kept: decoded, turned upright, encoded again, without any metadata. */
export interface CleanPicture {
  bytes: Buffer
  mime: 'image/jpeg'
  width: number
  height: number
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/**
 * The type that the first bytes say, whatever a name or header claims; undefined for anything
 * else (HTML, SVG, GIF, PDF, scripts). Nothing is decoded here.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, PNG)) return 'image/png'
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return 'image/webp'
  return undefined
}
