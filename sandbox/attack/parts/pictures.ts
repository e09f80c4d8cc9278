import sharp from 'sharp'
import { signedIn } from '../../test/support/borrowers.ts'
import {
  bomb,
  CUT_PNG,
  CUT_WEBP,
  FOREIGN,
  giantJpeg,
  NO_PICTURES,
  POLYGLOTS,
} from '../../test/support/hostile-pictures.ts'
import { callerFields } from '../../test/support/signature.ts'
import { besideVictim, type Ground, type Part } from '../ground.ts'
import type { Report } from '../report.ts'
import { put, ticketOf } from '../uploads.ts'
import { decoding } from './decoding.ts'

/** A picture may be worked on for so long; a decoder is ended before. */
const MOST_MS = 25_000

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2a7' }, limitInputPixels: false })

/** One pixel high or wide, and cut off: what decodes for long and can be sent again. */
const cutOff = async (): Promise<Buffer> => {
  const whole = await blank(1, 65_000).png().toBuffer()
  return whole.subarray(0, Math.floor(whole.length * 0.6))
}

type Made = readonly [string, () => Buffer | Promise<Buffer>, string]

/** Beyond what the contract allows on a side, or in all: refused by the header, before anything is decoded. */
const TOO_LARGE: readonly Made[] = [
  ['30,000 × 30,000 pixels of a bit', () => bomb(30_000), 'image/png'],
  ['11,000 × 11,000 pixels of a bit', () => bomb(11_000), 'image/png'],
  ['5,100 × 5,100 pixels of sixteen bits', () => bomb(5_100, 16), 'image/png'],
  ['a header of 65,500 × 65,500', giantJpeg, 'image/jpeg'],
  ['one pixel wide, cut off', cutOff, 'image/png'],
  ['one pixel high', () => blank(16_000, 1).png().toBuffer(), 'image/png'],
]

const BOMBS: readonly Made[] = [
  ['as large as a picture may be', () => bomb(7_000), 'image/png'],
  [
    'sixteen bits a channel',
    () => blank(4_000, 4_000).toColourspace('rgb16').png().toBuffer(),
    'image/png',
  ],
  ['a PNG cut off', CUT_PNG, 'image/png'],
  ['a WebP cut off', CUT_WEBP, 'image/webp'],
]

/** Bombs, polyglots, tails, and what is no picture; beside another borrower's calls. */
export const pictures: Part = async (ground, report) => {
  const all = [
    ...TOO_LARGE,
    ...BOMBS,
    ...NO_PICTURES.map(([name, make]) => [name, make, 'image/jpeg'] as const),
    ...POLYGLOTS,
  ]
  const answers: number[] = []
  for (const [name, make, type] of all) {
    const bytes = await make()
    const code = await besideVictim(ground, report, name, () =>
      send(ground, report, name, bytes, type),
    )
    const isTooLarge = TOO_LARGE.some(([each]) => each === name)
    if (isTooLarge && code !== 413_001) report.hole(`${name}: ${code}`)
    answers.push(code)
  }
  report.tried('pictures made to do harm', answers.length, answers)
  await again(ground, report)
  await decoding(ground, report)
}

async function send(
  { app, database }: Ground,
  report: Report,
  name: string,
  bytes: Buffer,
  mime: string,
): Promise<number> {
  const { id, client } = await signedIn(app, database)
  const uploadId = await ticketOf(database, id, mime)
  const began = performance.now()
  const answer = await put(app, uploadId, bytes, mime)
  const { code, data } = answer.json<{ code: number; data: Record<string, unknown> | null }>()
  if (performance.now() - began > MOST_MS) report.hole(`${name}: worked on for too long`)
  if (answer.statusCode >= 500 && code !== 503_001) report.hole(`${name}: ${answer.statusCode}`)
  if (code !== 200) return code
  const query = new URLSearchParams(callerFields(client.token)).toString()
  const kept = await app.inject({
    url: `/v2/file/${String(data?.['file_id'])}?${query}`,
    headers: { 'country-language': 'th' },
  })
  if (kept.rawPayload.includes(FOREIGN)) report.hole(`${name}: kept with what was not asked for`)
  return code
}

/** A ticket is not good without end. */
async function again({ app, database }: Ground, report: Report): Promise<void> {
  const { id } = await signedIn(app, database)
  const uploadId = await ticketOf(database, id, 'image/png')
  const answers: number[] = []
  for (let times = 0; times < 6; times++) {
    answers.push((await put(app, uploadId, await CUT_PNG(), 'image/png')).statusCode)
  }
  if (answers.at(-1) === 415) report.hole('a ticket takes bad pictures without end')
  report.tried('a bad picture again and again', answers.length, answers)
}
