import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'

/** What every foreign part of a hostile picture holds, and no stored picture may. */
export const FOREIGN = 'foreign-bytes-4711'

const text = (content: string): Buffer => Buffer.from(content)
const script = text(`<script>alert('${FOREIGN}')</script>`)
const php = text(`<?php echo '${FOREIGN}'; ?>`)
const archive = (): Buffer =>
  Buffer.from(zipSync({ [`${FOREIGN}.class`]: new Uint8Array(text(FOREIGN)) }, { level: 0 }))

/** A small picture with some detail, so that it has data to be cut off in. */
export const photo = (): Sharp =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: '#2a7', noise: NOISE } })
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 40 }

const jpeg = (): Promise<Buffer> => photo().jpeg().toBuffer()
const png = (): Promise<Buffer> => photo().png().toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Puts a chunk behind a PNG's header. */
function withChunk(bytes: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 8 + 12 + 13
  return Buffer.concat([
    bytes.subarray(0, afterHeader),
    chunk(type, data),
    bytes.subarray(afterHeader),
  ])
}

/** Puts a segment behind a JPEG's first two bytes. */
function withSegment(bytes: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)])
}

/**
 * A real PNG of `side` x `side` grey pixels of so many bits each, all of them there. A hundred kilobytes
 * decode to 900 megapixels for a side of 30,000.
 */
export function bomb(side: number, bits = 1): Buffer {
  const rows = deflateSync(Buffer.alloc((Math.ceil((side * bits) / 8) + 1) * side), { level: 9 })
  return Buffer.concat([
    pngHeader(side, side, bits, GREY),
    chunk('IDAT', rows),
    chunk('IEND', NONE),
  ])
}

/**
 * A PNG of 2 x 100,000,000 pixels of 64 bits with a colour profile, cut off: a megabyte and a half that decodes for a
 * minute of processor time.
 */
export async function endlessPng(): Promise<Buffer> {
  const [rows, bytesARow, blockSize] = [100_000_000, 17, 4 * 1024 * 1024]
  const block = deflateRawSync(Buffer.alloc(blockSize), {
    ...{ level: 9, finishFlush: constants.Z_FULL_FLUSH },
  })
  const blocks = Array<Buffer>(Math.floor((rows * bytesARow) / blockSize)).fill(block)
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks])
  const coloured = await photo().withIccProfile('p3').png().toBuffer()
  const at = coloured.indexOf('iCCP') - 4
  const profile = coloured.subarray(at, at + 12 + coloured.readUInt32BE(at))
  return Buffer.concat([pngHeader(2, rows, 16, COLOURED), profile, chunk('IDAT', packed)])
}

const NONE = Buffer.alloc(0)
/** How a PNG names its colours: grey, and red, green, blue and opacity. */
const [GREY, COLOURED] = [0, 6]

function pngHeader(width: number, height: number, bits: number, colours: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colours, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header)])
}

/** A JPEG whose header promises 65,500 x 65,500 pixels. */
export async function giantJpeg(): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg())
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

type Named = readonly [string, () => Buffer | Promise<Buffer>]

/** Files that are no picture of the contract, whatever their name says. */
export const NO_PICTURES: readonly Named[] = [
  ['HTML', () => Buffer.concat([text('<!doctype html>'), script])],
  ['HTML behind blanks', () => Buffer.concat([text('\n \t'), script])],
  ['SVG', () => text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${FOREIGN}')"/>`)],
  ['XML with an SVG', () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['a ZIP', archive],
  ['PHP', () => php],
  ['a script', () => text('#!/bin/sh\nid\n')],
  ['a GIF', async () => photo().gif().toBuffer()],
  [
    'a GIF with an archive behind it',
    async () => Buffer.concat([await photo().gif().toBuffer(), archive()]),
  ],
  ['a TIFF', async () => photo().tiff().toBuffer()],
  ['an AVIF', async () => photo().avif({ effort: 0 }).toBuffer()],
  [
    'a script that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), script]),
  ],
  ['a picture behind HTML', async () => Buffer.concat([script, await jpeg()])],
  ['a JPEG cut off', async () => cut(await jpeg())],
  ['a JPEG of its header alone', async () => (await jpeg()).subarray(0, 100)],
  ['two bytes', () => Buffer.from([0xff, 0xd8])],
]

/** What is claimed to be a PNG and cannot be read to its end. */
export const CUT_PNG = async (): Promise<Buffer> => cut(await png())
export const CUT_WEBP = async (): Promise<Buffer> => cut(await photo().webp().toBuffer())

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6))

/** Real pictures that are something else as well, or carry what nobody asked for. */
export const POLYGLOTS: readonly (readonly [
  ...Named,
  'image/jpeg' | 'image/png' | 'image/webp',
])[] = [
  ['a JPEG with HTML behind it', async () => Buffer.concat([await jpeg(), script]), 'image/jpeg'],
  ['a JPEG with PHP behind it', async () => Buffer.concat([await jpeg(), php]), 'image/jpeg'],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await jpeg(), archive()]),
    'image/jpeg',
  ],
  [
    'a JPEG with a script in a comment',
    async () => withSegment(await jpeg(), 0xfe, script),
    'image/jpeg',
  ],
  [
    'a JPEG with a script in its first segment',
    async () => withSegment(await jpeg(), 0xe0, Buffer.concat([text('/*'), script, text('*/=1;')])),
    'image/jpeg',
  ],
  [
    'a JPEG with XMP',
    async () =>
      withSegment(
        await jpeg(),
        0xe1,
        text(
          `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${FOREIGN}</x:xmpmeta>`,
        ),
      ),
    'image/jpeg',
  ],
  [
    'a JPEG with IPTC',
    async () => withSegment(await jpeg(), 0xed, text(`Photoshop 3.0\0 8BIM${FOREIGN}`)),
    'image/jpeg',
  ],
  [
    'a JPEG with another behind it',
    async () => Buffer.concat([await jpeg(), withSegment(await jpeg(), 0xfe, text(FOREIGN))]),
    'image/jpeg',
  ],
  [
    'a JPEG with position and camera',
    async () =>
      photo()
        .withExif({
          IFD0: { Make: FOREIGN, Copyright: FOREIGN },
          IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N', GPSMapDatum: FOREIGN },
        })
        .jpeg()
        .toBuffer(),
    'image/jpeg',
  ],
  [
    'a JPEG with a colour profile',
    async () => photo().withIccProfile('p3').jpeg().toBuffer(),
    'image/jpeg',
  ],
  [
    'a PNG with an archive behind it',
    async () => Buffer.concat([await png(), archive()]),
    'image/png',
  ],
  [
    'a PNG with PHP in a text',
    async () => withChunk(await png(), 'tEXt', Buffer.concat([text('Comment\0'), php])),
    'image/png',
  ],
  [
    'a PNG with a packed text',
    async () =>
      withChunk(await png(), 'zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(script)])),
    'image/png',
  ],
  [
    'a PNG with a text of 200 megabytes',
    async () =>
      withChunk(
        await png(),
        'zTXt',
        Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000, 65))]),
      ),
    'image/png',
  ],
  ['a PNG with an unknown chunk', async () => withChunk(await png(), 'evIl', script), 'image/png'],
  [
    'a PNG that moves',
    async () => withChunk(await png(), 'acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0])),
    'image/png',
  ],
  [
    'a WebP with a script behind it',
    async () => Buffer.concat([await photo().webp().toBuffer(), script]),
    'image/webp',
  ],
  [
    'a WebP with position',
    async () =>
      photo()
        .withExif({ IFD0: { Make: FOREIGN } })
        .webp()
        .toBuffer(),
    'image/webp',
  ],
  ['a WebP of three frames', () => moving(), 'image/webp'],
]

async function moving(): Promise<Buffer> {
  const frames = await Promise.all([png(), png(), png()])
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** The markers of a JPEG's segments, up to its pixels; what stands behind its end. */
export function partsOfJpeg(bytes: Buffer): { markers: number[]; behind: number } {
  const markers: number[] = []
  for (let at = 2; at < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    markers.push(marker)
    if (marker === 0xda) break
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { markers, behind: bytes.length - 2 - bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) }
}
