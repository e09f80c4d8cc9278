import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { ReaderTooSlow, TextEngine } from '../../src/lending/ocr/text-engine.ts'
import { cleanPicture } from '../../src/http/uploads/clean-picture.ts'
import { Decoder, decoder } from '../../src/http/uploads/decoder.ts'
import { issueTicket } from '../../src/lending/uploads/upload-store.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import { signedIn } from '../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { upload } from '../support/direct-call.ts'
import { photo } from '../support/hostile-pictures.ts'
import { startLender, type SignedClient } from '../support/lender.ts'
import * as sample from '../support/sample-borrower.ts'
import { callerFields } from '../support/signature.ts'
import { testsOn } from '../support/lender-tests.ts'

/** A picture in focus, another one each time. */
const sharpPhoto = (): Promise<Buffer> =>
  photo().resize(768, 512, { kernel: 'nearest' }).jpeg().toBuffer()

/** Calls of one borrower that find a place: four at work, and those that wait for them. */
const PLACES = 64

describe.each(bothEngines)('beside a greedy borrower on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const newBorrower = async () => {
    const { id, client } = await signedIn(app, test.database)
    return { id, client, phone: '', phonePrefix: '+66' }
  }
  const saveDraft = (client: SignedClient) =>
    client.post('/v2/verify/draft', { page: 'basic', fields: { children: '1' } })
  const fileOf = async (
    borrower: { id: string; phone: string; phonePrefix: string },
    purpose: 'id_front' | 'id_back' | 'id_holder',
  ): Promise<string> => (await upload(test.database, borrower, purpose, await sharpPhoto())).file_id

  /** An engine that reads until `end`, and then found nothing; `begun` when it has a picture. */
  const heldEngine = () => {
    const engineTurn = vi.spyOn(TextEngine.prototype, 'inTurn')
    onTestFinished(() => engineTurn.mockRestore())
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const begun = new Promise<void>((begin) => {
      engineTurn.mockImplementation(async () => {
        begin()
        await ended
        const print = { text: { lines: [], words: [] }, width: 64, height: 48 }
        return { quality: { sharpness: 1_000, glare: 0 }, print }
      })
    })
    return { engineTurn, begun, end: () => end() }
  }

  it('whose pictures are read, another is answered; identical calls share the reading', async () => {
    const [greedy, other] = [await newBorrower(), await newBorrower()]
    const files = {
      front_file_id: await fileOf(greedy, 'id_front'),
      back_file_id: await fileOf(greedy, 'id_back'),
      holder_file_id: await fileOf(greedy, 'id_holder'),
    }
    const second = await fileOf(greedy, 'id_front')
    const { engineTurn, begun, end } = heldEngine()
    const handingIn = greedy.client.post('/v2/verify/identity', files)
    await begun
    expect((await saveDraft(other.client)).code).toBe(200)
    // One place a borrower, for whichever picture.
    const beside = await greedy.client.get('/v2/verify/ocr_verify', { front_file_id: second })
    expect(beside).toMatchObject({ code: 429_002, data: { seconds: 5 } })
    const { front_file_id } = files
    const again = greedy.client.get('/v2/verify/ocr_verify', { front_file_id })
    end()
    expect((await handingIn).code).toBe(422_003)
    expect((await again).code).toBe(422_003)
    expect(engineTurn).toHaveBeenCalledTimes(1)
  })

  it('whose picture takes too long, that is an answer, and kept', async () => {
    const greedy = await newBorrower()
    const front_file_id = await fileOf(greedy, 'id_front')
    const engineTurn = vi.spyOn(TextEngine.prototype, 'inTurn')
    onTestFinished(() => engineTurn.mockRestore())
    engineTurn.mockRejectedValue(new ReaderTooSlow('small print'))
    for (let calls = 0; calls < 2; calls++) {
      const read = await greedy.client.get('/v2/verify/ocr_verify', { front_file_id })
      expect(read).toMatchObject({ code: 422_003, data: { reasons: ['not_a_document'] } })
    }
    expect(engineTurn).toHaveBeenCalledTimes(1)
  })

  it('with more calls at once than have places, those are refused and another is answered', async () => {
    const [greedy, other] = [await newBorrower(), await newBorrower()]
    const front_file_id = await fileOf(greedy, 'id_front')
    const { begun, end } = heldEngine()
    const calls = Array.from({ length: PLACES + 1 }, () =>
      greedy.client.get('/v2/verify/ocr_verify', { front_file_id }),
    )
    await begun
    expect(await Promise.race(calls)).toMatchObject({ code: 429_002, data: { seconds: 1 } })
    expect((await saveDraft(other.client)).code).toBe(200)
    end()
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.filter((code) => code === 422_003)).toHaveLength(PLACES)
  })

  /** A picture of half a megabyte, as it would be stored. */
  const storeLarge = async (borrowerId: string, fileId: string = randomUUID()): Promise<void> => {
    const bytes = randomBytes(500_000)
    await test.database.query(
      `insert into uploads (borrower_id, file_id, ticket_digest, purpose, claimed_mime, claimed_size,
         asked_at, expires_at, stored_at, mime, size, width, height)
       values ($1, $2, $3, 'id_front', 'image/jpeg', 500000, now(), now(), now(), 'image/jpeg', 500000, 9, 9)`,
      [borrowerId, fileId, randomBytes(32)],
    )
    await test.database.query(
      'insert into upload_bytes (borrower_id, file_id, bytes) values ($1, $2, $3)',
      [
        borrowerId,
        fileId,
        test.database.vault.sealBytes(bytes, ['upload_bytes.bytes', borrowerId, fileId]),
      ],
    )
  }
  const ticketOf = async (id: string): Promise<string> => {
    const wanted = { purpose: 'id_back', mime: 'image/jpeg', size: 1_000_000 } as const
    return (await issueTicket(test.database, id, wanted, new Date())).uploadId
  }
  const asJpeg = { method: 'PUT', headers: { 'content-type': 'image/jpeg' } } as const
  const put = async (uploadId: string, payload: Buffer): Promise<number> => {
    const answer = await app.inject({ ...asJpeg, url: `/v2/file/upload/${uploadId}`, payload })
    return answer.json<{ code: number }>().code
  }

  it('whose picture is decoded for long, another has hers decoded; it ends with its caller', async () => {
    const [greedy, other] = [await newBorrower(), await newBorrower()]
    const picture = await photo().jpeg().toBuffer()
    expect(await put(await ticketOf(greedy.id), picture)).toBe(200)
    // The connection of a real caller, who can hang up.
    const listening = await startLender(test.database)
    onTestFinished(() => listening.close())
    const url = await listening.listen({ port: 0, host: '127.0.0.1' })
    // A process that is stopped decodes for ever.
    const pid = decoder.idle.at(-1) ?? 0
    process.kill(pid, 'SIGSTOP')
    const caller = new AbortController()
    const slow = fetch(`${url}/v2/file/upload/${await ticketOf(greedy.id)}`, {
      ...asJpeg,
      body: new Uint8Array(picture),
      signal: caller.signal,
    })
    await vi.waitFor(() => expect(decoder.idle).not.toContain(pid))
    const second = put(await ticketOf(greedy.id), picture)
    expect(await put(await ticketOf(other.id), picture)).toBe(200)
    caller.abort()
    await expect(slow).rejects.toThrow('aborted')
    // It had the one turn of its borrower, which is the next one's now that its process was ended.
    expect(await second).toBe(200)
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
  })

  it('whose pictures take all places, another has hers taken', async () => {
    const other = await newBorrower()
    const picture = await photo().jpeg().toBuffer()
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const { signal: gone } = new AbortController()
    const crowd = Array.from({ length: 6 * 8 }, (_, at) =>
      decoder.inTurn({ borrowerId: `greedy ${at % 6}`, gone }, () => ended),
    )
    const hers = put(await ticketOf(other.id), picture)
    // One of the crowd's gives its place up.
    await expect(Promise.race(crowd)).rejects.toThrow('too much of one owner waits')
    end()
    expect(await hers).toBe(200)
    const outcomes = await Promise.allSettled(crowd)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('whose picture takes longer than it may, it is too large', async () => {
    const hasty = new Decoder(1)
    const sender = { borrowerId: 'greedy', gone: new AbortController().signal }
    const bytes = await photo().jpeg().toBuffer()
    const result = hasty.inTurn(sender, (decode) => cleanPicture(bytes, 'image/jpeg', decode))
    expect(await result).toEqual({ ok: false, why: 'too_large' })
  })

  it('whose ticket brings no picture three times, it has ended', async () => {
    const greedy = await newBorrower()
    const none = (await photo().jpeg().toBuffer()).subarray(0, 100)
    const uploadId = await ticketOf(greedy.id)
    const codes: number[] = []
    for (let tries = 0; tries < 4; tries++) codes.push(await put(uploadId, none))
    expect(codes).toEqual([415_001, 415_001, 415_001, 404_001])
  })

  it('who takes nothing of a copy, no more is read than was taken; one at a time and five a day', async () => {
    const PICTURES = 24
    const [greedy, other] = [await newBorrower(), await newBorrower()]
    for (let made = 0; made < PICTURES; made++) await storeLarge(greedy.id)
    const listening = await startLender(test.database)
    onTestFinished(() => listening.close())
    const url = await listening.listen({ port: 0, host: '127.0.0.1' })
    const send = test.database.query
    let reads = 0
    // A spy would hide from the record of statements who sent them.
    test.database.query = (async (...sent: Parameters<typeof send>) => {
      if (sent[0].includes('from upload_bytes')) reads += 1
      return await send.apply(test.database, sent)
    }) as typeof send
    onTestFinished(() => {
      test.database.query = send
    })
    const caller = new AbortController()
    const query = new URLSearchParams(callerFields(greedy.client.token)).toString()
    const slow = await fetch(`${url}/v2/account/export?${query}`, {
      headers: { 'country-language': 'th' },
      signal: caller.signal,
    })
    expect(slow.status).toBe(200)
    await slow.body?.getReader().read()
    // As many as the connection holds, and not all.
    expect(reads).toBeLessThan(PICTURES)
    const copy = (client: SignedClient) => client.raw('/v2/account/export')
    expect((await copy(greedy.client)).json()).toMatchObject({
      code: 429_002,
      data: { seconds: 5 },
    })
    expect((await copy(other.client)).statusCode).toBe(200)
    caller.abort()
    const freed = async () => expect((await copy(greedy.client)).statusCode).toBe(200)
    await vi.waitFor(freed, { timeout: 60_000, interval: 100 })
    for (let copies = 1; copies < 5; copies++) await copy(other.client)
    expect((await copy(other.client)).json()).toMatchObject({ code: 429_002 })
  })

  it('who hands in the check of another, it is no good; one that was handed in is none for anybody', async () => {
    const [greedy, other] = [await newBorrower(), await newBorrower()]
    for (const { id } of [greedy, other]) {
      await savePage(test.database, id, 'identity', {}, new Date())
    }
    const handIn = (client: SignedClient, liveness_id: string) =>
      client.post('/v2/verify/liveness', { liveness_id, mode: 'web' })
    const [anyones, hers] = [`lv-${randomUUID()}`, `lv-${randomUUID()}:${other.id}`]
    expect((await handIn(greedy.client, hers)).code).toBe(404_001)
    expect((await handIn(other.client, hers)).data['result']).toBe('passed')
    expect((await handIn(other.client, anyones)).data['result']).toBe('passed')
    expect((await handIn(greedy.client, anyones)).data['result']).toBe('expired')
  })

  /** A borrower whose identity page is saved, with a card that shows the number. */
  const withCard = async (identity_number: string | null) => {
    const borrower = await newBorrower()
    const front_file_id = randomUUID()
    const now = new Date()
    await savePage(test.database, borrower.id, 'identity', { front_file_id }, now)
    const reading = { ok: true, reading: { ...sample.NOTHING_READ, identity_number } } as const
    const file = { borrowerId: borrower.id, fileId: front_file_id }
    await storeLarge(borrower.id, front_file_id)
    await saveReading(test.database, file, reading, now)
    return borrower
  }
  const savePersonal = (client: SignedClient, identity_number: string) =>
    client.post('/v2/verify/personal', { ...sample.personal, identity_number })

  it('who types the number of another, she has it as soon as her card shows it', async () => {
    const number = newNumber()
    const [greedy, other] = [await withCard(null), await withCard(number)]
    expect((await savePersonal(greedy.client, number)).code).toBe(200)
    expect((await savePersonal(other.client, number)).code).toBe(200)
    const steps = (await greedy.client.get('/v2/verify/steps')).data
    expect(steps['next']).toBe('personal')
    expect(await savePersonal(greedy.client, number)).toMatchObject({
      code: 422_001,
      data: [{ field: 'identity_number', rule: 'identity_taken' }],
    })
  })

  it('who types one number after the other has few tries, and another has her own', async () => {
    const [greedy, other] = [await withCard(null), await withCard(null)]
    const hers = newNumber()
    expect((await savePersonal(other.client, hers)).code).toBe(200)
    const codes: number[] = []
    for (const number of [hers, hers, newNumber(), hers, newNumber()]) {
      codes.push((await savePersonal(greedy.client, number)).code)
    }
    expect(codes).toEqual([422_001, 422_001, 200, 422_001, 200])
    expect(await savePersonal(greedy.client, hers)).toMatchObject({ code: 429_002 })
    expect((await savePersonal(other.client, hers)).code).toBe(200)
  })
})

let numbers = 810_000
const newNumber = (): string => sample.otherNumber(++numbers)
