import sharp from 'sharp'
import { answerLender } from '../../foundation/child-answers.ts'
import type { DecodedPicture } from './decoder.ts'

/** The process that `Decoder` starts: it makes one picture after another anew. */

/** The longer side of what is kept, in pixels: enough to read the small print of a card. */
const KEPT_SIDE = 2000

// Pictures of strangers leave nothing behind for the next one.
sharp.cache(false)
sharp.concurrency(1)

async function encodedAnew(bytes: Uint8Array): Promise<DecodedPicture | { refused: true }> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', pages: 1 })
      .rotate()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    // What cannot be decoded whole: bytes that only begin like a picture.
    return { refused: true }
  }
}

answerLender(encodedAnew, { afterCalls: true })
