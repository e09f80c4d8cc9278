import { signedIn } from '../../test/support/borrowers.ts'
import { storeFront } from '../../test/support/small-print.ts'
import { besideVictim, type Part } from '../ground.ts'

/** A page full of small print, handed in as a card: it is read for long, and nobody waits for that. */
export const smallPrint: Part = async (ground, report) => {
  const { app, database } = ground
  const { id, client } = await signedIn(app, database)
  const front_file_id = await storeFront(database, id)
  const file = { front_file_id, back_file_id: front_file_id, holder_file_id: front_file_id }
  const answers = await besideVictim(ground, report, 'a page of small print', async () => [
    (await client.get('/v2/verify/ocr_verify', { front_file_id })).code,
    (await client.post('/v2/verify/identity', file)).code,
  ])
  if (answers.some((code) => code === 500_001)) report.hole('a page of small print breaks reading')
  report.tried('a page of small print', answers.length, answers)
}
