import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockAt } from '../../src/foundation/clock.ts'
import { RawAnswer } from '../../src/http/pipeline/handler.ts'
import { uploads } from '../../src/http/handlers/uploads.ts'
import { decoder } from '../../src/http/uploads/decoder.ts'
import { callHandler, newBorrower, specimen, upload } from '../support/direct-call.ts'
import { bothEngines, engines, startDatabase, type TestDatabase } from '../support/databases.ts'

describe.each(bothEngines)('a picture on its way to the lender on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startDatabase(engine)
  })
  afterAll(() => test.stop())

  const picture = specimen('th-id-back')
  const ticket = async (size = 5 * 1024 * 1024) => {
    const borrower = await newBorrower(test.database)
    const given = await callHandler(test.database, uploads.createUploadTicket, {
      borrower,
      body: { purpose: 'id_back', mime: 'image/jpeg', size },
    })
    return { borrower, ...given }
  }
  const send = (upload_id: string, bytes: Uint8Array, type = 'image/jpeg', minutes = 0) =>
    callHandler(test.database, uploads.uploadBytes, {
      path: { upload_id },
      body: bytes,
      headers: { 'content-type': type },
      clock: clockAt(0, () => new Date(Date.now() + minutes * 60_000)),
    })

  it('is stored once however often it is sent at the same time', async () => {
    const { upload_id, borrower } = await ticket()
    const answers = await Promise.all(
      ['th-id-back', 'th-holder', 'th-id-back'].map((name) => send(upload_id, specimen(name))),
    )
    expect(new Set(answers.map((each) => each.file_id)).size).toBe(1)
    const rows = await test.database.query(
      'select file_id from upload_bytes where borrower_id = $1',
      [borrower.id],
    )
    expect(rows).toHaveLength(1)
  })

  // What follows does not hang on the engine: on the other one it runs in the matrix.
  if (!engines.includes(engine)) return

  it('is stored anew and given back to its owner alone, never to be sniffed', async () => {
    const owner = await newBorrower(test.database)
    const stored = await upload(test.database, owner, 'id_front', specimen('th-id-front'))
    expect(stored).toMatchObject({ purpose: 'id_front', mime: 'image/jpeg', width: 1280 })
    const path = { file_id: stored.file_id }
    const answer = await callHandler(test.database, uploads.getFile, { borrower: owner, path })
    if (!(answer instanceof RawAnswer)) throw new Error('no bytes')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const { bytes } = answer
    if (!(bytes instanceof Uint8Array)) throw new Error('no bytes')
    expect((await sharp(bytes).metadata()).width).toBe(1280)
    expect(bytes.length).toBe(stored.size)
    const other = await newBorrower(test.database)
    for (const file_id of [stored.file_id, 'nothing', '../../etc/passwd']) {
      await expect(
        callHandler(test.database, uploads.getFile, { borrower: other, path: { file_id } }),
      ).rejects.toMatchObject({ code: 404001 })
    }
  })

  it('goes with its ticket once; sent again, the ticket answers what is stored', async () => {
    const { upload_id } = await ticket()
    const first = await send(upload_id, specimen('th-id-back'))
    expect(await send(upload_id, specimen('th-holder'))).toEqual(first)
    expect(await send(upload_id, specimen('th-id-back'), 'image/jpeg', 60)).toEqual(first)
  })

  it('is refused without a ticket, with another’s words and after 15 minutes', async () => {
    const { upload_id } = await ticket()
    const bytes = specimen('th-id-back')
    const wrong = `${upload_id.slice(0, -4)}AAAA`
    for (const id of [wrong, 'nothing', upload_id.slice(0, 33)]) {
      await expect(send(id, bytes)).rejects.toMatchObject({ code: 404001 })
    }
    await expect(send(upload_id, bytes, 'image/jpeg', 16)).rejects.toMatchObject({ code: 404001 })
    expect((await send(upload_id, bytes, 'image/jpeg', 14)).size).toBeGreaterThan(0)
  })

  it('is refused when its bytes are not what ticket and header say', async () => {
    const { upload_id } = await ticket()
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    await expect(send(upload_id, html)).rejects.toMatchObject({ code: 415001 })
    await expect(send(upload_id, specimen('th-id-back'), 'image/png')).rejects.toMatchObject({
      code: 415001,
    })
    const png = await sharp(specimen('th-id-back')).png().toBuffer()
    await expect(send(upload_id, png)).rejects.toMatchObject({ code: 415001 })
    expect((await send(upload_id, specimen('th-id-back'))).mime).toBe('image/jpeg')
  })

  it('is refused when it is too large, with how large it may be', async () => {
    const { upload_id } = await ticket()
    const bytes = Buffer.concat([specimen('th-id-back'), Buffer.alloc(5 * 1024 * 1024)])
    await expect(send(upload_id, bytes)).rejects.toMatchObject({
      code: 413001,
      data: { max_bytes: 5 * 1024 * 1024 },
    })
  })

  it('is refused when it is larger than its ticket, which then takes what fits', async () => {
    const { upload_id } = await ticket(picture.length)
    const longer = Buffer.concat([picture, Buffer.from('x')])
    await expect(send(upload_id, longer)).rejects.toMatchObject({
      code: 413001,
      data: { max_bytes: picture.length },
    })
    expect((await send(upload_id, picture)).purpose).toBe('id_back')
  })

  it('is asked for again while too many others are decoded, and its ticket stays good', async () => {
    const { upload_id } = await ticket()
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const { signal: gone } = new AbortController()
    const taken = Array.from({ length: 48 }, (_, at) =>
      decoder.inTurn({ borrowerId: String(at), gone }, () => ended),
    )
    await expect(send(upload_id, picture)).rejects.toMatchObject({ code: 503001, retryAfter: 5 })
    end()
    await Promise.all(taken)
    expect((await send(upload_id, picture)).purpose).toBe('id_back')
  })

  it('has an address that says nothing of the borrower’s phone', async () => {
    const { upload_id, url, borrower, kind, method } = await ticket()
    expect({ kind, method, url }).toEqual({
      kind: 'server',
      method: 'PUT',
      url: `/file/upload/${upload_id}`,
    })
    expect(url).not.toContain(borrower.phone)
  })
})
