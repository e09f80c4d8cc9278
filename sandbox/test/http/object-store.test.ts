import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteLeftObjects } from '../../src/lending/due-work/delete-objects.ts'
import { objectsPutBefore, type ObjectStoreSettings } from '../../src/store/objects/object-store.ts'
import { signedIn } from '../support/borrowers.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'
import { specimen } from '../support/direct-call.ts'
import { startLender } from '../support/lender.ts'
import { startObjectStore } from '../support/object-store.ts'

const picture = specimen('th-id-back')
const PART = 'application/offset+octet-stream'

let test: TestDatabase
beforeAll(async () => {
  test = await startDatabase('pglite')
})
afterAll(() => test.stop())

interface Ticket {
  upload_id: string
  url: string
  headers: Record<string, string>
}

/** A borrower's ticket of a lender, and what reports to the lender that its object is in the store. */
async function ticketAt(app: FastifyInstance, size = picture.length) {
  const { client } = await signedIn(app, test.database)
  const wanted = { purpose: 'id_back', mime: 'image/jpeg', size }
  const { data, code } = await client.post('/v2/file/ticket', wanted)
  expect(code).toBe(200)
  const ticket = data as unknown as Ticket
  const handIn = async () => {
    const response = await app.inject({
      method: 'PATCH',
      url: `/v2/file/upload/${ticket.upload_id}`,
      headers: { 'content-type': PART, 'upload-offset': String(size) },
      payload: Buffer.alloc(0),
    })
    return response.json<{ code: number; data: Record<string, unknown> }>()
  }
  return { client, ticket, handIn }
}

describe('a picture that goes straight into an object store', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let app: FastifyInstance
  beforeAll(async () => {
    store = await startObjectStore()
    app = await startLender(test.database, { objectStore: store.settings })
  })
  afterAll(async () => {
    await app.close()
    await store.stop()
  })

  const put = async ({ url, headers }: Ticket, body = picture, type = headers['Content-Type']) =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type ?? '' } })
  const inTheStore = () => objectsPutBefore(store.settings, new Date(Date.now() + 60_000))

  it('is stored anew once it is handed in, and is gone from the store', async () => {
    const { client, ticket, handIn } = await ticketAt(app)
    expect(ticket).toMatchObject({ kind: 'oss', headers: { 'Content-Type': 'image/jpeg' } })
    expect(await handIn()).toMatchObject({ code: 409002, data: { state: 'receiving' } })
    expect((await put(ticket)).status).toBe(200)
    expect(await inTheStore()).toHaveLength(1)
    const { code, data } = await handIn()
    expect({ code, data }).toMatchObject({
      code: 200,
      data: { offset: picture.length, purpose: 'id_back', mime: 'image/jpeg' },
    })
    expect(await inTheStore()).toEqual([])
    expect(await handIn()).toMatchObject({ code: 200, data })
    const { rawPayload } = await client.raw(`/v2/file/${String(data['file_id'])}`)
    expect((await sharp(rawPayload).metadata()).width).toBe(data['width'])
    const [{ bytes } = { bytes: rawPayload }] = await test.database.query<{ bytes: Buffer }>(
      'select bytes from upload_bytes where file_id = $1',
      [String(data['file_id'])],
    )
    expect(Buffer.from(bytes).includes(rawPayload.subarray(0, 64))).toBe(false)
  })

  it('is taken by the store in its own length and type alone, and until its ticket ends', async () => {
    const { ticket } = await ticketAt(app)
    expect((await put(ticket, Buffer.concat([picture, picture]))).status).toBe(403)
    expect((await put(ticket, picture.subarray(1))).status).toBe(403)
    expect((await put(ticket, picture, 'text/html')).status).toBe(403)
    expect((await fetch(ticket.url)).status).toBe(403)
    const url = new URL(ticket.url)
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900')
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
    url.searchParams.set('X-Amz-Expires', '604800')
    expect((await put({ ...ticket, url: url.href })).status).toBe(403)
    url.searchParams.set('X-Amz-Expires', '900')
    url.searchParams.set('X-Amz-Date', '20200101T000000Z')
    expect((await put({ ...ticket, url: url.href })).status).toBe(403)
    expect(await inTheStore()).toEqual([])
  })

  it('is judged as any other: what is no picture is refused, gone, and may be put again', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(picture.length))
    const { ticket, handIn } = await ticketAt(app)
    await put(ticket, html)
    expect(await handIn()).toMatchObject({ code: 415001 })
    expect(await inTheStore()).toEqual([])
    await put(ticket)
    expect(await handIn()).toMatchObject({ code: 200 })
  })

  it('is deleted where it was never handed in, within an hour and not while it still may be', async () => {
    const { ticket, handIn } = await ticketAt(app)
    await put(ticket)
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    expect(await deleteLeftObjects(store.settings, inMinutes(16))).toBe(0)
    expect(await deleteLeftObjects(store.settings, inMinutes(59))).toBe(1)
    expect(await inTheStore()).toEqual([])
    expect(await handIn()).toMatchObject({ code: 409002 })
  })
})

describe('a store that is not to be trusted', () => {
  let answer: RequestListener = (_, response) => response.end(picture)
  let asked: string[] = []
  /** Where a redirect leads: to what the lender would take. */
  const elsewhere = '/elsewhere'
  let followed = false
  const server = createServer((request, response) => {
    if (request.url === elsewhere) {
      followed = true
      response.end(picture)
      return
    }
    asked.push(request.method ?? '')
    if (request.method === 'GET') answer(request, response)
    else response.writeHead(204).end()
  })
  let app: FastifyInstance
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    const objectStore: ObjectStoreSettings = {
      url: `http://127.0.0.1:${port}/pictures`,
      keyId: 'key',
      secret: 'secret',
      region: 'us-east-1',
      answerWithinMs: 1_000,
    }
    app = await startLender(test.database, { objectStore })
  })
  beforeEach(() => {
    asked = []
    answer = (_, response) => response.end(picture)
  })
  afterAll(async () => {
    await app.close()
    server.closeAllConnections()
    server.close()
  })

  it('is asked once by calls at the same time', async () => {
    const { handIn } = await ticketAt(app)
    const answers = await Promise.all([handIn(), handIn(), handIn()])
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data['file_id'])).size).toBe(1)
    expect(asked).toEqual(['GET', 'DELETE'])
  })

  it('is given up at the first byte too many, and its object deleted', async () => {
    let ended: Promise<unknown> = Promise.resolve()
    answer = (_, response) => {
      ended = once(response, 'close')
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(65_536), more)
      }
      more()
    }
    const { handIn } = await ticketAt(app)
    expect(await handIn()).toMatchObject({ code: 413001, data: { max_bytes: picture.length } })
    await ended
    expect(asked).toEqual(['GET', 'DELETE'])
  })

  it('is refused what has fewer bytes than the ticket', async () => {
    answer = (_, response) => response.end(picture.subarray(1))
    const { handIn } = await ticketAt(app)
    expect(await handIn()).toMatchObject({ code: 415001 })
    expect(asked).toEqual(['GET', 'DELETE'])
  })

  it('is given up when it is silent, fails or leads elsewhere, and the ticket stays good', async () => {
    const { handIn } = await ticketAt(app)
    const bad: RequestListener[] = [
      () => undefined,
      (_, response) => response.write(picture.subarray(0, 9)),
      (_, response) => response.writeHead(500).end(),
      (_, response) => response.writeHead(302, { location: elsewhere }).end(),
    ]
    for (const each of bad) {
      answer = each
      expect(await handIn()).toMatchObject({ code: 503001 })
    }
    expect(followed).toBe(false)
    answer = (_, response) => response.end(picture)
    expect(await handIn()).toMatchObject({ code: 200 })
  })
})
