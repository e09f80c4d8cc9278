import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockAt } from '../../src/foundation/clock.ts'
import { saveDraft, savePage } from '../../src/lending/certification/pages.ts'
import type { Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { uploads } from '../../src/http/handlers/uploads.ts'
import { deleteExpired } from '../../src/lending/due-work/delete-expired.ts'
import {
  MOST_BYTES_A_DAY,
  MOST_PICTURES_HELD,
  MOST_TICKETS_A_DAY,
} from '../../src/lending/uploads/upload-quota.ts'
import { bothEngines, startDatabase, type TestDatabase } from '../support/databases.ts'
import { callHandler, newBorrower, upload } from '../support/direct-call.ts'

const MEGABYTE = 1024 * 1024
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer()

describe.each(bothEngines)('what a borrower may upload on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startDatabase(engine)
  })
  afterAll(() => test.stop())

  const ask = (borrower: Borrower, size: number, hours = 0) =>
    callHandler(test.database, uploads.createUploadTicket, {
      borrower,
      body: { purpose: 'id_front', mime: 'image/jpeg', size },
      clock: clockAt(0, () => new Date(Date.now() + hours * 3_600_000)),
    })
  const held = async ({ id }: Borrower): Promise<number> => {
    const rows = await test.database.query('select 1 from uploads where borrower_id = $1', [id])
    return rows.length
  }
  const age = (borrower: Borrower, days: number) =>
    test.database.query(
      `update uploads set asked_at = asked_at - $2 * interval '1 day',
         stored_at = stored_at - $2 * interval '1 day',
         look_again_at = look_again_at - $2 * interval '1 day' where borrower_id = $1`,
      [borrower.id, days],
    )

  it('is so many tickets within 24 hours, and then as many again', async () => {
    const [borrower, other] = [await newBorrower(test.database), await newBorrower(test.database)]
    for (let given = 0; given < MOST_TICKETS_A_DAY; given++) await ask(borrower, 1)
    const refused = await ask(borrower, 1, 20).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 429_002 })
    const { seconds } = (refused as { data: { seconds: number } }).data
    expect(seconds).toBeGreaterThan(3.9 * 3600)
    expect(seconds).toBeLessThanOrEqual(4 * 3600)
    expect((await ask(other, 1)).upload_id).toEqual(expect.any(String))
    expect((await ask(borrower, 1, 24.1)).upload_id).toEqual(expect.any(String))
  })

  it('is so many bytes within 24 hours', async () => {
    const borrower = await newBorrower(test.database)
    for (let given = 0; given < MOST_BYTES_A_DAY; given += 5 * MEGABYTE) {
      await ask(borrower, 5 * MEGABYTE)
    }
    await expect(ask(borrower, 1)).rejects.toMatchObject({ code: 429_002 })
  })

  it('is not more when many tickets are asked for at the same time', async () => {
    const borrower = await newBorrower(test.database)
    const asked = Array.from({ length: MOST_TICKETS_A_DAY + 20 }, () => ask(borrower, 1))
    const given = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')
    expect(given).toHaveLength(MOST_TICKETS_A_DAY)
  })

  it('is so many pictures held at a time', async () => {
    const borrower = await newBorrower(test.database)
    await test.database.query(
      `insert into uploads (borrower_id, file_id, ticket_digest, purpose, claimed_mime, claimed_size,
         asked_at, expires_at, stored_at)
       select $1, gen_random_uuid(), decode(md5(n::text), 'hex'), 'id_front', 'image/jpeg', 1,
         now() - interval '2 days', now(), now() - interval '2 days'
       from generate_series(1, $2::integer) n`,
      [borrower.id, MOST_PICTURES_HELD],
    )
    await expect(ask(borrower, 1)).rejects.toMatchObject({ code: 429_002 })
    await age(borrower, 8)
    await deleteExpired(test.database)
    expect((await ask(borrower, 1)).upload_id).toEqual(expect.any(String))
  })

  it('is forgotten after a day when no picture came, and after a week when it belongs to nothing', async () => {
    const borrower = await newBorrower(test.database)
    await ask(borrower, 1)
    await upload(test.database, borrower, 'id_front', picture)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(2)
    await age(borrower, 1.1)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(1)
    await age(borrower, 6)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(0)
  })

  it('is kept while a page or a draft names it', async () => {
    const borrower = await newBorrower(test.database)
    const file = async () => (await upload(test.database, borrower, 'id_front', picture)).file_id
    const [saved, drafted] = [await file(), await file()]
    await file()
    const now = new Date()
    await savePage(test.database, borrower.id, 'identity', { front_file_id: saved }, now)
    await saveDraft(test.database, borrower.id, 'work', { certificate_file_id: drafted }, now)
    await age(borrower, 8)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(2)
    await saveDraft(test.database, borrower.id, 'work', {}, now)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(2)
    await age(borrower, 31)
    await deleteExpired(test.database)
    expect(await held(borrower)).toBe(1)
  })
})
