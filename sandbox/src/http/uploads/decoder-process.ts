import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { DecoderAnswer } from './decoder.ts'

/** The process that `Decoder` starts: it makes one picture after another anew until the lender is gone. */

/** The longer side of what is kept, in pixels: enough to read the small print of a card. */
const KEPT_SIDE = 2000

// Pictures of strangers come after everybody's calls, and leave nothing behind for the next one.
setPriority(10)
sharp.cache(false)
sharp.concurrency(1)

async function encodedAnew(bytes: Uint8Array): Promise<DecoderAnswer> {
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

const limitMs = Number(process.argv[2])

process.on('message', (bytes: Uint8Array) => {
  const begun = process.cpuUsage()
  const isTooSlow = (): boolean => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000 > limitMs
  }
  // Another thread decodes, so that this one can look at what that has taken. The lender ends the process then.
  const watch = setInterval(() => {
    if (isTooSlow()) process.send?.({ tooSlow: true })
  }, 100)
  void encodedAnew(bytes).then((answer) => {
    clearInterval(watch)
    process.send?.(isTooSlow() ? { tooSlow: true } : answer)
  })
})
process.on('disconnect', () => process.exit())
// A terminal's Ctrl-C reaches this process too, and the lender still wants the pictures at work.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
