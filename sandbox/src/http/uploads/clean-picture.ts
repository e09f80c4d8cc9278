import {
  pictureTypeOf,
  type CleanPicture,
  type PictureType,
} from '../../lending/uploads/picture-type.ts'
import type { DecoderAnswer } from './decoder.ts'

/** Bytes that a picture may have on its way here; the contract says the same of a ticket. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Pixels that a picture may decode to: a phone's 48-megapixel photo passes, a bomb does not. */
const MAX_PICTURE_PIXELS = 50_000_000

/** Pixels on a side: one that is a few wide and millions long takes long for its size. */
const MAX_PICTURE_SIDE = 12_000

export type CleanResult =
  | { ok: true; picture: CleanPicture }
  | { ok: false; why: 'too_large' | 'wrong_content' }

const refused = (why: 'too_large' | 'wrong_content'): CleanResult => ({ ok: false, why })

/**
 * Makes a picture from a stranger safe to keep and to show.
 *
 * The order matters: size, then type by the first bytes, then the size in pixels from the header,
 * and only then decoding. What is kept is a new JPEG of the pixels alone, so position, camera,
 * comments, thumbnails and whatever was hung on behind the picture are gone. One that takes too
 * long to decode is too large.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  claimed: PictureType,
  decode: (bytes: Uint8Array) => Promise<DecoderAnswer>,
): Promise<CleanResult> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return refused('too_large')
  if (bytes.byteLength === 0 || pictureTypeOf(bytes) !== claimed) return refused('wrong_content')
  const size = await sizeOf(bytes)
  if (size === undefined) return refused('wrong_content')
  if (size.longerSide > MAX_PICTURE_SIDE || size.pixels > MAX_PICTURE_PIXELS) {
    return refused('too_large')
  }
  const answer = await decode(bytes)
  if ('refused' in answer) return refused('wrong_content')
  if ('tooSlow' in answer) return refused('too_large')
  const { width, height } = answer
  const picture = { bytes: Buffer.from(answer.bytes), mime: 'image/jpeg' as const, width, height }
  return { ok: true, picture }
}

/** What a picture decodes to, by its header; 16 bits a colour count twice. Undefined where it has none. */
async function sizeOf(
  bytes: Uint8Array,
): Promise<{ longerSide: number; pixels: number } | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const header = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    const { width, height, depth } = header
    const pixels = width * height * (depth === 'uchar' ? 1 : 2)
    return { longerSide: Math.max(width, height), pixels }
  } catch {
    return undefined
  }
}
