import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { deleteExpired } from '../../src/lending/due-work/delete-expired.ts'
import { findByTicket, issueTicket } from '../../src/lending/uploads/upload-store.ts'
import { newBorrower, specimen } from '../support/direct-call.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { testsOn } from '../support/lender-tests.ts'

const PART = 'application/offset+octet-stream'
const picture = specimen('th-id-back')
const middle = Math.floor(picture.length / 2)

describe.each(bothEngines)('a picture in parts on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const ticketFor = async (size = picture.length, minutesAgo = 0) => {
    const borrower = await newBorrower(test.database)
    const wanted = { purpose: 'id_back', mime: 'image/jpeg', size } as const
    const given = new Date(Date.now() - minutesAgo * 60_000)
    return (await issueTicket(test.database, borrower.id, wanted, given)).uploadId
  }
  const headersOf = (offset: number | string) => ({
    'content-type': PART,
    'upload-offset': String(offset),
  })
  const send = async (
    ticket: string,
    offset: number | string,
    bytes: Buffer,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/v2/file/upload/${ticket}`,
      headers: { ...headersOf(offset), ...headers },
      payload: bytes,
    })
    return { ...response.json<Envelope>(), status: response.statusCode }
  }
  const ask = async (ticket: string) => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'HEAD',
      url: `/api/v2/file/upload/${ticket}`,
    })
    return { status: statusCode, headers, payload }
  }
  const offsetOf = async (ticket: string) => (await ask(ticket)).headers['upload-offset']
  const partsKept = async (ticket: string) => {
    const borrower = ticket.split('_')[0]
    const rows = await test.database.query(
      `select starts_at from upload_parts where replace(borrower_id::text, '-', '') = $1`,
      [borrower ?? ''],
    )
    return rows.length
  }

  it('is stored when the last part has come, and its parts are forgotten', async () => {
    const ticket = await ticketFor()
    expect(await send(ticket, 0, picture.subarray(0, middle))).toMatchObject({
      code: 200,
      data: { offset: middle, length: picture.length, file_id: null, size: null },
    })
    expect(await partsKept(ticket)).toBe(1)
    const last = await send(ticket, middle, picture.subarray(middle))
    expect(last).toMatchObject({
      code: 200,
      data: { offset: picture.length, purpose: 'id_back', mime: 'image/jpeg' },
    })
    expect(last.data['file_id']).toEqual(expect.any(String))
    expect(await partsKept(ticket)).toBe(0)
  })

  it('becomes what the same bytes become in one piece', async () => {
    const [inParts, whole] = [await ticketFor(), await ticketFor()]
    await send(inParts, 0, picture.subarray(0, 1))
    await send(inParts, 1, picture.subarray(1, middle))
    const { data } = await send(inParts, middle, picture.subarray(middle))
    const put = await app.inject({
      method: 'PUT',
      url: `/api/v2/file/upload/${whole}`,
      headers: { 'content-type': 'image/jpeg' },
      payload: picture,
    })
    const { size, width, height, mime } = put.json<Envelope>().data
    expect(data).toMatchObject({ size, width, height, mime })
  })

  it('says how far it is, to the holder of the ticket and to nobody else', async () => {
    const ticket = await ticketFor()
    await send(ticket, 0, picture.subarray(0, middle))
    const { status, headers, payload } = await ask(ticket)
    expect([status, payload]).toEqual([200, ''])
    expect(headers).toMatchObject({
      'upload-offset': String(middle),
      'upload-length': String(picture.length),
      'cache-control': 'no-store',
    })
    for (const wrong of [`${ticket.slice(0, -4)}AAAA`, 'nothing', ticket.slice(0, 33)]) {
      const refused = await ask(wrong)
      expect([refused.status, refused.payload]).toEqual([404, ''])
      expect(Object.keys(refused.headers).join()).not.toContain('upload-')
      expect(await send(wrong, 0, picture)).toMatchObject({ status: 404, code: 404001 })
    }
  })

  it('takes the same part again without any effect', async () => {
    const ticket = await ticketFor()
    const first = await send(ticket, 0, picture.subarray(0, middle))
    expect(await send(ticket, 0, picture.subarray(0, middle))).toEqual(first)
    expect(await partsKept(ticket)).toBe(1)
    const last = await send(ticket, middle, picture.subarray(middle))
    expect(await send(ticket, middle, picture.subarray(middle))).toEqual(last)
    expect(await send(ticket, 0, Buffer.from('anything'))).toEqual(last)
    expect(await send(ticket, picture.length, Buffer.alloc(0))).toEqual(last)
    expect(await offsetOf(ticket)).toBe(String(picture.length))
  })

  it.each([
    ['beyond what is there', middle + 1, 10],
    ['far beyond the picture', 900_000_000, 1],
    ['over what is there', middle - 5, 10],
    ['before the end, with other bytes', 0, middle],
    ['before the end, with no bytes', 0, 0],
  ])('refuses a part that begins %s and says where to go on', async (_, offset, length) => {
    const ticket = await ticketFor()
    await send(ticket, 0, picture.subarray(0, middle))
    expect(await send(ticket, offset, Buffer.alloc(length, 7))).toMatchObject({
      status: 409,
      code: 409002,
      data: { state: 'receiving', allowed: [String(middle)], next: null },
    })
    expect(await offsetOf(ticket)).toBe(String(middle))
    expect((await send(ticket, middle, picture.subarray(middle))).code).toBe(200)
  })

  it.each(['-1', '1.5', '1e3', ' ', 'NaN', '0x10', '99999999999999999999'])(
    'refuses the offset %j',
    async (offset) => {
      const ticket = await ticketFor()
      expect(await send(ticket, offset, picture)).toMatchObject({ status: 400, code: 400001 })
      expect(await offsetOf(ticket)).toBe('0')
    },
  )

  it('refuses more bytes than the ticket was asked for, and begins anew as the description says', async () => {
    const ticket = await ticketFor()
    await send(ticket, 0, picture.subarray(0, middle))
    const more = Buffer.concat([picture.subarray(middle), Buffer.alloc(1)])
    expect(await send(ticket, middle, more)).toMatchObject({
      status: 413,
      code: 413001,
      data: { max_bytes: picture.length },
    })
    expect(await offsetOf(ticket)).toBe('0')
    expect(await partsKept(ticket)).toBe(0)
    expect((await send(ticket, 0, picture)).code).toBe(200)
    expect(await send(await ticketFor(), 0, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      code: 413001,
      data: { max_bytes: 5 * 1024 * 1024 },
    })
  })

  it('refuses a part that comes as anything but a part', async () => {
    const ticket = await ticketFor()
    for (const type of ['image/jpeg', 'application/octet-stream', 'text/plain']) {
      expect(await send(ticket, 0, picture, { 'content-type': type })).toMatchObject({
        code: 415001,
      })
    }
    expect(await offsetOf(ticket)).toBe('0')
  })

  it('judges the whole as it does one piece, and lets its ticket be used again', async () => {
    const png = await sharp(picture).resize(80).png().toBuffer()
    const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(png.length))
    const ticket = await ticketFor(png.length)
    for (const bytes of [png, html]) {
      expect((await send(ticket, 0, bytes.subarray(0, 9))).code).toBe(200)
      expect(await send(ticket, 9, bytes.subarray(9))).toMatchObject({ status: 415, code: 415001 })
      expect(await offsetOf(ticket)).toBe('0')
      expect(await partsKept(ticket)).toBe(0)
    }
  })

  it('keeps each part once when calls come at the same time', async () => {
    for (const ticket of await Promise.all(Array.from({ length: 5 }, () => ticketFor()))) {
      const rivals = Array.from({ length: 16 }, (_, i) => picture.subarray(0, 100 + (i % 4)))
      const answers = await Promise.all(rivals.map((bytes) => send(ticket, 0, bytes)))
      const kept = Number(await offsetOf(ticket))
      expect(kept).toBeGreaterThanOrEqual(100)
      expect(await partsKept(ticket)).toBe(1)
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(4)
      for (const { code, data } of answers) {
        if (code === 200) expect(data['offset']).toBe(kept)
        else expect([code, data?.['allowed']]).toEqual([409002, [String(kept)]])
      }
    }
  })

  it('is stored once when its last part comes three times at the same time', async () => {
    const ticket = await ticketFor()
    await send(ticket, 0, picture.subarray(0, middle))
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(ticket, middle, picture.subarray(middle))),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data['file_id'])).size).toBe(1)
    expect(await partsKept(ticket)).toBe(0)
  })

  it('is stored by an empty part when the lender stopped between the last part and its judgement', async () => {
    const ticket = await ticketFor()
    await send(ticket, 0, picture.subarray(0, middle))
    const upload = await findByTicket(test.database, ticket)
    if (!upload) throw new Error('no such ticket')
    const place = [upload.borrowerId, upload.fileId, middle] as const
    await test.database.query(
      'insert into upload_parts (borrower_id, file_id, starts_at, bytes) values ($1, $2, $3, $4)',
      [
        ...place,
        test.database.vault.sealBytes(picture.subarray(middle), ['upload_parts.bytes', ...place]),
      ],
    )
    await test.database.query(
      `update uploads set received = claimed_size where replace(borrower_id::text, '-', '') = $1`,
      [ticket.split('_')[0] ?? ''],
    )
    expect(await offsetOf(ticket)).toBe(String(picture.length))
    const { code, data } = await send(ticket, picture.length, Buffer.alloc(0))
    expect([code, data['purpose']]).toEqual([200, 'id_back'])
  })

  it('gives way to the whole in one piece', async () => {
    const ticket = await ticketFor()
    await send(ticket, 0, Buffer.alloc(100, 7))
    const put = await app.inject({
      method: 'PUT',
      url: `/api/v2/file/upload/${ticket}`,
      headers: { 'content-type': 'image/jpeg' },
      payload: picture,
    })
    expect(put.statusCode).toBe(200)
    expect(await partsKept(ticket)).toBe(0)
    expect((await send(ticket, 100, Buffer.alloc(3))).data['file_id']).toBe(
      put.json<Envelope>().data['file_id'],
    )
  })

  it('ends with its ticket, and what came of it is forgotten', async () => {
    const ticket = await ticketFor(picture.length, 14)
    await send(ticket, 0, picture.subarray(0, middle))
    await deleteExpired(test.database)
    expect(await partsKept(ticket)).toBe(1)
    await test.database.query(
      `update uploads set expires_at = now() - interval '1 second'
       where replace(borrower_id::text, '-', '') = $1`,
      [ticket.split('_')[0] ?? ''],
    )
    expect((await ask(ticket)).status).toBe(404)
    expect(await send(ticket, middle, picture.subarray(middle))).toMatchObject({ code: 404001 })
    await deleteExpired(test.database)
    expect(await partsKept(ticket)).toBe(0)
  })
})

interface Envelope {
  code: number
  data: Record<string, unknown>
}
