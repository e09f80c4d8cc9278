import { DecoderBusy, decodingTurns } from './decoding-turns.ts'
import {
  pictureTypeOf,
  type CleanPicture,
  type PictureType,
} from '../../lending/uploads/picture-type.ts'

/** Bytes that a picture may have on its way here; the contract says the same of a ticket. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Pixels that a picture may decode to: a phone's 48-megapixel photo passes, a bomb does not. */
const MAX_PICTURE_PIXELS = 50_000_000

/** The longer side of what is kept, in pixels: enough to read the small print of a card. */
const KEPT_SIDE = 2000

export type CleanResult =
  | { ok: true; picture: CleanPicture }
  | { ok: false; why: 'too_large' | 'wrong_content' }

const refused = (why: 'too_large' | 'wrong_content'): CleanResult => ({ ok: false, why })

/**
 * Makes a picture from a stranger safe to keep and to show.
 *
 * The order matters: size, then type by the first bytes, then the size in pixels from the header,
 * and only then decoding. What is kept is a new JPEG of the pixels alone, so position, camera,
 * comments, thumbnails and whatever was hung on behind the picture are gone. Throws `DecoderBusy`
 * while too many others wait to be decoded.
 */
export async function cleanPicture(bytes: Uint8Array, claimed: PictureType): Promise<CleanResult> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return refused('too_large')
  if (bytes.byteLength === 0 || pictureTypeOf(bytes) !== claimed) return refused('wrong_content')
  const { default: sharp } = await import('sharp')
  try {
    const header = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    if (header.width * header.height > MAX_PICTURE_PIXELS) return refused('too_large')
    return { ok: true, picture: await decodingTurns.inTurn(() => encodedAnew(bytes)) }
  } catch (error) {
    if (error instanceof DecoderBusy) throw error
    // sharp refuses what it cannot decode whole: bytes that only begin like a picture.
    return refused('wrong_content')
  }
}

async function encodedAnew(bytes: Uint8Array): Promise<CleanPicture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: 'error',
    pages: 1,
  })
    .rotate()
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, mime: 'image/jpeg', width: info.width, height: info.height }
}
