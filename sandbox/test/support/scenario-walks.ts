import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { savePage } from '../../src/lending/certification/pages.ts'
import type { FormPage } from '../../src/lending/certification/steps.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import { scenariosOf, type ScenarioName } from '../../src/world/scenarios/scenarios.ts'
import type { Country } from '../../src/foundation/contract.ts'
import { borrowerOf } from '../../src/lending/borrowers/borrowers.ts'
import type { Database } from '../../src/store/database/database.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import { acceptNotices } from './borrowers.ts'
import { specimen } from './direct-call.ts'
import { EditionClient } from './edition-borrowers.ts'
import { console, type Answer } from './lender.ts'
import { callerIn, newPhoneIn, plainBorrower } from './plain-borrower.ts'

/** A lender of an edition, and how a borrower comes to the place where a row is typed. */
export class Walker {
  readonly app: FastifyInstance
  readonly database: Database
  readonly country: Country
  readonly answers: ReturnType<typeof plainBorrower>

  constructor(app: FastifyInstance, database: Database, country: Country) {
    this.app = app
    this.database = database
    this.country = country
    this.answers = plainBorrower(country)
  }

  #client(token: string): EditionClient {
    const { appId, countryLanguage, language } = callerIn(this.country)
    return new EditionClient(this.app, token, appId, [countryLanguage, language])
  }

  /** Asks for a code as the app's login page does. */
  async askForCode(phone: string): Promise<Answer> {
    const asked = { phone_prefix: callerIn(this.country).prefix, phone, uuid: 'scenario-device' }
    return this.#client('').post('/v2/user/send_code', asked)
  }

  /** A borrower of that phone, or of a new one, who has filled in `pages`. */
  async borrower(
    pages: Partial<Record<FormPage, object>>,
    phone = newPhoneIn(this.country),
  ): Promise<{ id: string; client: EditionClient }> {
    const now = new Date()
    const { appId, prefix } = callerIn(this.country)
    const owner = { appId, phonePrefix: prefix, phone }
    const id = await borrowerOf(this.database, owner, now)
    const session = {
      appId: owner.appId,
      borrowerId: id,
      now,
      platform: 'web',
      device: 'scenario-device',
    }
    const { token } = await startSession(this.database, session)
    await acceptNotices(this.database, id, now)
    for (const [page, details] of Object.entries(pages)) {
      const fields = { ...details }
      await savePage(this.database, id, page as FormPage, fields, now)
    }
    return { id, client: this.#client(token) }
  }

  /** What the evaluation answers to somebody with that income, or of that phone. */
  async evaluated(input: { income?: string; phone?: string }) {
    const { personal, basic, work } = this.answers
    const pages = {
      identity: {},
      personal,
      basic,
      location: {},
      emergency: {},
      work: { ...work, income_band: input.income ?? incomeFor(this.country, 'largest_limit') },
    }
    const { id, client } = await this.borrower(pages, input.phone)
    return { id, client, answer: await client.get('/v2/verify/submit_apply') }
  }

  /** Adds a bank account of that number. */
  async addAccount(client: EditionClient, number: string): Promise<string> {
    const bank = countries[this.country].banks.find(({ category }) => category === 'bank_account')
    const added = await client.post('/v2/bank/account', {
      category: 'bank_account',
      bank_code: bank?.code,
      number,
      number_copy: number,
      holder_name: 'Sample Sample',
      consent: true,
    })
    expect(added.code).toBe(200)
    return (added.data['account'] as { account_id: string }).account_id
  }

  /** Applies for that much to that account. */
  async apply(client: EditionClient, accountId: string, amount: number): Promise<Answer> {
    const { product, currency } = countries[this.country]
    const quote = await client.post('/v2/loan/quote', {
      product_id: product.id,
      amount: { amount, currency },
      days: product.terms[0]?.days,
    })
    const named = { quote_id: String(quote.data['quote_id']), account_id: accountId }
    const agreement = await client.get('/v2/loan/agreement', named)
    const agreed = { agreement_hash: agreement.data['hash'], agreed: true }
    return client.post('/v2/loan/apply', { ...named, ...agreed })
  }

  /** A borrower who applied for a loan to the account of that number. */
  async applied(number: string) {
    const { id, client } = await this.evaluated({})
    const accountId = await this.addAccount(client, number)
    const { product } = countries[this.country]
    const applied = await this.apply(client, accountId, product.minAmount)
    const { order_id } = applied.data['order'] as { order_id: string }
    return { client, name: { borrower_id: id, order_id } }
  }

  /** What the lender reads from a picture of a front. */
  async read(file: string): Promise<Answer> {
    const { client } = await this.borrower({})
    const payload = specimen(file.replace('.jpg', ''))
    const ticket = { purpose: 'id_front', mime: 'image/jpeg', size: payload.length }
    const { data } = await client.post('/v2/file/ticket', ticket)
    const stored = await this.app.inject({
      method: 'PUT',
      url: `/api/v2${String(data['url'])}`,
      headers: { 'content-type': 'image/jpeg' },
      payload,
    })
    const { file_id } = stored.json<{ data: { file_id: string } }>().data
    return client.get('/v2/verify/ocr_verify', { front_file_id: file_id })
  }

  console(path: string, body: object = {}) {
    return console(this.app, path, body)
  }
}

const incomeFor = (country: Country, name: ScenarioName): string =>
  scenariosOf(country).find((each) => each.name === name)?.input ?? ''
