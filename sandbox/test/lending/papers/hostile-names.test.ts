import { Writable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addAccount } from '../../../src/lending/accounts/account-store.ts'
import { buildApp } from '../../../src/app.ts'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { loggerOptions } from '../../../src/http/pipeline/log.ts'
import { LANGUAGES } from '../../../src/foundation/languages.ts'
import { typesetter } from '../../../src/lending/papers/typeset.ts'
import { TypesettingFailed } from '../../../src/lending/papers/typesetter.ts'
import { certified, signedIn, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, startDatabase, type TestDatabase } from '../../support/databases.ts'
import { settings, type SignedClient } from '../../support/lender.ts'
import { injectAsTester } from '../../support/tester.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { account, personal } from '../../support/sample-borrower.ts'

/** Texts that would show in another order than they are written, set as they are. */
const TURNED = ['Tuayang \u202e Jaidee', 'שלום \u202egnp.exe']

/** One more, with a mark on a letter of another script: nothing that a form could distinguish from a name. */
const STORED = [...TURNED, 'ظ\u0e4c\u0e4c/']

describe.each(engines)('a lender and a hostile name on %s', (engine) => {
  let test: TestDatabase
  let app: FastifyInstance
  let log = ''
  beforeAll(async () => {
    test = await startDatabase(engine)
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log += chunk.toString()
        done()
      },
    })
    app = await buildApp({
      database: test.database,
      settings,
      logger: { ...loggerOptions, level: 'info', stream },
    })
    injectAsTester(app, test.database, settings)
  })
  afterAll(async () => {
    await test.stop()
  })

  const paper = ({ client }: TestBorrower, order_id: string, language?: string) =>
    client.raw('/v2/order/document', { order_id, kind: 'contract' }, language)

  it('refuses it on the form, and takes the joiners that names need', async () => {
    const beginner = await signedIn(app, test.database)
    await savePage(test.database, beginner.id, 'identity', {}, new Date())
    const { client } = await certified(app, test.database)
    const answerTo = async (by: SignedClient, path: string, body: object) => {
      const { status, data } = await by.post(path, body)
      return { status, data }
    }
    for (const name of [...TURNED, 'Tu\u2066ayang', 'Tua\u200byang', 'Tuayang\u00ad']) {
      expect(
        await answerTo(beginner.client, '/v2/verify/personal', { ...personal, given_name: name }),
      ).toEqual({
        status: 422,
        data: [{ field: 'given_name', rule: 'format', params: {} }],
      })
      expect(await answerTo(client, '/v2/bank/account', { ...account, holder_name: name })).toEqual(
        {
          status: 422,
          data: [{ field: 'holder_name', rule: 'format', params: {} }],
        },
      )
    }
    const joined = { ...account, holder_name: 'می\u200cنا ක්\u200dෂ' }
    expect((await client.post('/v2/bank/account', joined)).code).toBe(200)
  })

  it.each(STORED)(
    'prints %j, which was stored before, without what is never seen',
    async (name) => {
      const borrower = await certified(app, test.database)
      const now = new Date()
      const hostile = { ...personal, given_name: name }
      await savePage(test.database, borrower.id, 'personal', hostile, now)
      const kept = await test.database.transaction((tx) =>
        addAccount(
          tx,
          borrower.id,
          { category: 'bank_account', bankCode: 'kbank', number: '9876543210', holderName: name },
          now,
        ),
      )
      const order_id = await withLoan(app, { ...borrower, accountId: kept.id })
      const begun = typesetter.pid
      for (const language of LANGUAGES) {
        const { statusCode, rawPayload } = await paper(borrower, order_id, language)
        expect(statusCode, language).toBe(200)
        const { text } = readPdf(rawPayload)
        expect(text, language).toContain(personal.family_name)
        expect(text, language).not.toMatch(/\u202e/)
      }
      const pack = await borrower.client.raw('/v2/order/pack', { order_id })
      expect(Object.keys(unzipSync(pack.rawPayload))).toContain('contract.pdf')
      const archive = await borrower.client.raw('/v2/account/export')
      expect(archive.statusCode).toBe(200)
      expect(typesetter.pid).toBe(begun ?? typesetter.pid)
    },
  )

  it('outlives a paper that kills the typesetter: that one fails, those that wait are set', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const [killed, ...waiting] = await Promise.allSettled([
      typesetter.set(`#${'('.repeat(100_000)}`),
      paper(borrower, order_id),
      paper(borrower, order_id, 'ar'),
    ])
    expect(killed).toMatchObject({
      status: 'rejected',
      reason: { code: expect.stringMatching(/^SIG/) as unknown },
    })
    for (const each of waiting) expect(each).toMatchObject({ value: { statusCode: 200 } })
  })

  it('answers 500001 for the paper that died, and logs it with its id and nobody’s name', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    expect((await paper(borrower, order_id)).statusCode).toBe(200)
    const asked = vi.spyOn(typesetter, 'set')
    const pid = Number(typesetter.pid)
    process.kill(pid, 'SIGSTOP')
    const papers = [1, 2, 3].map(() => paper(borrower, order_id))
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3), 60_000)
    process.kill(pid, 'SIGKILL')
    // A fresh one is asked for the same paper, and dies as well.
    await expect.poll(() => typesetter.pid ?? pid).not.toBe(pid)
    process.kill(Number(typesetter.pid), 'SIGKILL')
    const answers = await Promise.all(papers)
    asked.mockRestore()
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 500])
    const failed = answers.find(({ statusCode }) => statusCode === 500)
    expect(failed?.json()).toMatchObject({ code: 500_001 })
    const line = log.split('\n').find((each) => each.includes('TypesettingFailed'))
    expect(line).toContain(`"reqId":"${String(failed?.headers['x-request-id'])}"`)
    expect(line).toContain('"code":"SIGKILL"')
    expect(log).not.toContain('Jaidee')
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await paper(borrower, order_id)).statusCode).toBe(200)
  })

  it('leaves a paper that died out of an archive, and names it there', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const set = vi.spyOn(typesetter, 'set').mockRejectedValue(new TypesettingFailed('SIGABRT'))
    const pack = await borrower.client.raw('/v2/order/pack', { order_id })
    const copy = await borrower.client.raw('/v2/account/export')
    set.mockRestore()
    const missing = [pack, copy].map(({ statusCode, rawPayload }) => {
      const files = unzipSync(rawPayload)
      const name = Object.keys(files).find((each) => each.endsWith('order.json')) ?? ''
      const { missing_papers } = JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as {
        missing_papers: string[]
      }
      return [statusCode, missing_papers, Object.keys(files).some((each) => each.endsWith('.pdf'))]
    })
    expect(missing).toEqual([
      [200, ['contract.pdf'], false],
      [200, ['contract.pdf'], false],
    ])
  })

  it('ends the typesetter with its stop', async () => {
    expect(typesetter.pid).toBeGreaterThan(0)
    await app.close()
    expect(typesetter.pid).toBeUndefined()
  })
})
