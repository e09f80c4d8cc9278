import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture, MAX_PICTURE_BYTES } from '../../src/http/uploads/clean-picture.ts'
import { DecoderBusy, decodingTurns, DecodingTurns } from '../../src/http/uploads/decoding-turns.ts'
import { pictureTypeOf } from '../../src/lending/uploads/picture-type.ts'

const photo = (): Sharp =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a7' } })
const text = (content: string): Buffer => Buffer.from(content)

/** A PNG whose header promises `side` x `side` pixels, with next to no data behind it. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([text(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
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

  it('is refused when it has too many bytes', async () => {
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(MAX_PICTURE_BYTES)])
    expect(await cleanPicture(bytes, 'image/jpeg')).toEqual({ ok: false, why: 'too_large' })
  })
})

describe('decoding', () => {
  /** Work that ends when the test says so. */
  const held = () => {
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    return { work: () => ended, end: () => end() }
  }

  it('has two pictures at once, and the others in the order they came', async () => {
    const turns = new DecodingTurns(2, 6)
    const begun: number[] = []
    let running = 0
    let most = 0
    const all = Array.from({ length: 6 }, (_, which) =>
      turns.inTurn(async () => {
        begun.push(which)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 6 - which))
        running -= 1
        if (which === 1) throw new Error('a broken picture')
        return which
      }),
    )
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(
      all.map((_, which) => (which === 1 ? 'rejected' : 'fulfilled')),
    )
    expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]])
  })

  it('refuses at once a picture without a place, and takes the next when one is free', async () => {
    const turns = new DecodingTurns(1, 2)
    const first = held()
    const both = [turns.inTurn(first.work), turns.inTurn(() => Promise.resolve('second'))]
    await expect(turns.inTurn(() => Promise.resolve('third'))).rejects.toThrow(DecoderBusy)
    first.end()
    expect(await Promise.all(both)).toEqual([undefined, 'second'])
    expect(await turns.inTurn(() => Promise.resolve('fourth'))).toBe('fourth')
  })

  it('of a good picture that finds no place is not the refusal of a bad one', async () => {
    const bytes = await photo().jpeg().toBuffer()
    const others = held()
    const taken = Array.from({ length: 12 }, () => decodingTurns.inTurn(others.work))
    await expect(cleanPicture(bytes, 'image/jpeg')).rejects.toThrow(DecoderBusy)
    // What needs no decoding is judged all the same.
    expect(await cleanPicture(bomb(30_000), 'image/png')).toEqual({ ok: false, why: 'too_large' })
    others.end()
    await Promise.all(taken)
    expect(await cleanPicture(bytes, 'image/jpeg')).toMatchObject({ ok: true })
  })
})
