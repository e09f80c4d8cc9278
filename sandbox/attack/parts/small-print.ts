import { randomUUID } from 'node:crypto'
import { ReaderTooSlow, TextEngine } from '../../src/lending/ocr/text-engine.ts'
import { signedIn } from '../../test/support/borrowers.ts'
import { storeFront } from '../../test/support/small-print.ts'
import { besideVictim, type Ground, type Part } from '../ground.ts'
import type { Report } from '../report.ts'

/** A page full of small print, handed in as a card: it is read for long, and nobody waits for that. */
export const smallPrint: Part = async (ground, report) => {
  await handedIn(ground, report)
  await twoAtOnce(ground, report)
  await tooSlow(ground, report)
  await sameFront(ground, report)
}

async function handedIn(ground: Ground, report: Report): Promise<void> {
  const { app, database } = ground
  const { id, client } = await signedIn(app, database)
  const file = {
    front_file_id: await storeFront(database, id),
    back_file_id: await storeFront(database, id, 'id_back'),
    holder_file_id: await storeFront(database, id, 'id_holder'),
  }
  const answers = await besideVictim(ground, report, 'a page of small print', async () => [
    (await client.post('/v2/verify/identity', file)).code,
    (await client.get('/v2/verify/ocr_verify', { front_file_id: file.front_file_id })).code,
  ])
  if (answers.some((code) => code === 500_001)) report.hole('a page of small print breaks reading')
  report.tried('a page of small print', answers.length, answers)
}

/** One borrower has one place in the queue of readings. */
async function twoAtOnce({ app, database }: Ground, report: Report): Promise<void> {
  const { id, client } = await signedIn(app, database)
  const fronts = [await storeFront(database, id), await storeFront(database, id)]
  const answers = await Promise.all(
    fronts.map((front_file_id) => client.get('/v2/verify/ocr_verify', { front_file_id })),
  )
  const codes = answers.map(({ code }) => code)
  if (!codes.includes(429_002)) report.hole('one borrower has several pictures read at once')
  report.tried('two pages of small print of one borrower', codes.length, codes)
}

/** The engine's time is over with a picture, and its borrower asks again. */
async function tooSlow({ app, database }: Ground, report: Report): Promise<void> {
  const { id, client } = await signedIn(app, database)
  const front_file_id = await storeFront(database, id)
  const read = async () => (await client.get('/v2/verify/ocr_verify', { front_file_id })).code
  const { answers, asked } = await played(
    () => {
      throw new ReaderTooSlow('small print')
    },
    async () => [await read(), await read()],
  )
  if (asked > 1) report.hole('a picture that takes too long is read again and again')
  report.tried('a picture that takes too long, twice', answers.length, answers)
}

/** The very same picture, handed in by several. */
async function sameFront({ app, database }: Ground, report: Report): Promise<void> {
  const mark = randomUUID()
  const print = { text: { lines: [], words: [] }, width: 64, height: 48 }
  const { answers, asked } = await played(
    () => ({ quality: { sharpness: 1_000, glare: 0 }, print }),
    async () => {
      const codes: number[] = []
      for (let borrowers = 0; borrowers < 3; borrowers++) {
        const { id, client } = await signedIn(app, database)
        const front_file_id = await storeFront(database, id, 'id_front', mark)
        codes.push((await client.get('/v2/verify/ocr_verify', { front_file_id })).code)
      }
      return codes
    },
  )
  if (asked > 1) report.hole('identical pictures are read one by one')
  report.tried('one picture handed in by three', answers.length, answers)
}

/** What is answered while the engine's part is played, which takes no time, and how often it was asked. */
async function played(
  answer: () => unknown,
  attack: () => Promise<number[]>,
): Promise<{ answers: number[]; asked: number }> {
  let asked = 0
  const engine = TextEngine.prototype
  const real = Object.getOwnPropertyDescriptor(engine, 'inTurn') as PropertyDescriptor
  const inTurn = async () => {
    asked += 1
    return answer()
  }
  Object.defineProperty(engine, 'inTurn', { ...real, value: inTurn })
  try {
    const answers = await attack()
    return { answers, asked }
  } finally {
    Object.defineProperty(engine, 'inTurn', real)
  }
}
