import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  cleanPicture as clean,
  MAX_PICTURE_BYTES,
  type CleanResult,
} from '../../src/http/uploads/clean-picture.ts'
import { decoder } from '../../src/http/uploads/decoder.ts'
import { pictureTypeOf, type PictureType } from '../../src/lending/uploads/picture-type.ts'

const sender = { borrowerId: 'a borrower', gone: new AbortController().signal }
const cleanPicture = (bytes: Uint8Array, type: PictureType): Promise<CleanResult> =>
  decoder.inTurn(sender, (decode) => clean(bytes, type, decode))

const photo = (): Sharp =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
const text = (content: string): Buffer => Buffer.from(content)

/** A PNG whose header promises that many pixels, with next to no data behind it. */
function bomb(width: number, height = width, { depth = 8, colour = 0 } = {}): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([text(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture from a stranger', () => {
  it.each([
    ['image/jpeg', () => photo().jpeg().toBuffer()],
    ['image/png', () => photo().png().toBuffer()],
    ['image/webp', () => photo().webp().toBuffer()],
  ] as const)('is kept as a new JPEG when it is a real %s', async (type, make) => {
    const result = await cleanPicture(await make(), type)
    expect(result).toMatchObject({
      ok: true,
      picture: { mime: 'image/jpeg', width: 64, height: 48 },
    })
  })

  it('loses its position and camera', async () => {
    const bytes = await photo()
      .withExif({
        IFD0: { Make: 'CANARY' },
        IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const result = await cleanPicture(bytes, 'image/jpeg')
    if (!result.ok) throw new Error(result.why)
    const kept = await sharp(result.picture.bytes).metadata()
    expect([kept.exif, kept.xmp, kept.iptc, kept.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(result.picture.bytes.includes('CANARY')).toBe(false)
  })

  it('is turned upright before the turn is forgotten', async () => {
    const sideways = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const result = await cleanPicture(sideways, 'image/jpeg')
    expect(result).toMatchObject({ ok: true, picture: { width: 48, height: 64 } })
  })

  it('loses what hangs on behind it', async () => {
    const polyglot = Buffer.concat([
      await photo().jpeg().toBuffer(),
      text('<script>alert(1)</script>'),
    ])
    const result = await cleanPicture(polyglot, 'image/jpeg')
    if (!result.ok) throw new Error(result.why)
    expect(result.picture.bytes.includes('<script>')).toBe(false)
  })

  it.each([
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PDF', text('%PDF-1.7 ...')],
    ['nothing', Buffer.alloc(0)],
    [
      'a script behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<script>alert(1)</script>')]),
    ],
  ])('is refused when it is %s called image/jpeg', async (_, bytes) => {
    expect(await cleanPicture(bytes, 'image/jpeg')).toEqual({ ok: false, why: 'wrong_content' })
  })

  it('is refused when it is of another type than it says', async () => {
    const png = await photo().png().toBuffer()
    expect(pictureTypeOf(png)).toBe('image/png')
    expect(await cleanPicture(png, 'image/jpeg')).toEqual({ ok: false, why: 'wrong_content' })
  })

  it('is refused before decoding when it would be 900 megapixels', async () => {
    const bytes = bomb(30_000)
    expect(bytes.length).toBeLessThan(2_000)
    const before = process.memoryUsage().rss
    expect(await cleanPicture(bytes, 'image/png')).toEqual({ ok: false, why: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  it.each([
    ['one pixel wide and millions high', bomb(1, 50_000_000)],
    ['millions wide and one pixel high', bomb(50_000_000, 1)],
    ['of 36 megapixels with 16 bits a colour', bomb(6_000, 6_000, { depth: 16, colour: 6 })],
  ])('is refused before decoding when it is %s', async (_, bytes) => {
    const decode = () => Promise.reject(new Error('it was decoded'))
    expect(await clean(bytes, 'image/png', decode)).toEqual({ ok: false, why: 'too_large' })
  })

  it('is refused when it has too many bytes', async () => {
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(MAX_PICTURE_BYTES)])
    expect(await cleanPicture(bytes, 'image/jpeg')).toEqual({ ok: false, why: 'too_large' })
  })
})
