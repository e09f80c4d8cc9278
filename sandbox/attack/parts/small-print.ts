import { signedIn } from '../../test/support/borrowers.ts'
import { storeFront } from '../../test/support/small-print.ts'
import { besideVictim, type Ground, type Part } from '../ground.ts'
import type { Report } from '../report.ts'

/** A page full of small print, handed in as a card: it is read for long, and nobody waits for that. */
export const smallPrint: Part = async (ground, report) => {
  await handedIn(ground, report)
  await twoAtOnce(ground, report)
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
