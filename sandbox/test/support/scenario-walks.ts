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
import { EditionClient, editionAnswers, type EditionAnswers } from './edition-borrowers.ts'
import { console, type Answer } from './lender.ts'
import * as thai from './sample-borrower.ts'

const answersOf: Record<Country, EditionAnswers> = {
  ...editionAnswers,
  TH: {
    phone: '812345678',
    prefix: '+66',
    countryLanguage: 'th',
    language: 'en',
    personal: thai.personal,
    basic: thai.basic,
    contacts: [thai.mother, thai.friend],
    work: thai.work,
    account: thai.account,
  },
}

/** The phones and account numbers that the tests of an edition use as anybody's own. */
export const honestInputs = (country: Country): string[] => {
  const { phone, contacts, account } = answersOf[country]
  return [phone, account.number, ...contacts.map((each) => each['phone'] ?? '')]
}

/** A lender of an edition, and how a borrower comes to the place where a row is typed. */
export class Walker {
  readonly app: FastifyInstance
  readonly database: Database
  readonly country: Country
  readonly answers: EditionAnswers
  #phones = 0

  constructor(app: FastifyInstance, database: Database, country: Country) {
    this.app = app
    this.database = database
    this.country = country
    this.answers = answersOf[country]
  }

  #client(token: string): EditionClient {
    const { countryLanguage, language } = this.answers
    const { appId } = countries[this.country]
    return new EditionClient(this.app, token, appId, [countryLanguage, language])
  }

  /** Asks for a code as the app's login page does. */
  async askForCode(phone: string): Promise<Answer> {
    const asked = { phone_prefix: this.answers.prefix, phone, uuid: 'scenario-device' }
    return this.#client('').post('/v2/user/send_code', asked)
  }

  /** A borrower of that phone, or of a new one, who has filled in `pages`. */
  async borrower(
    pages: Partial<Record<FormPage, object>>,
    phone = this.#newPhone(),
  ): Promise<{ id: string; client: EditionClient }> {
    const now = new Date()
    const owner = {
      appId: countries[this.country].appId,
      phonePrefix: this.answers.prefix,
      phone,
    }
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
    const { holder_name } = this.answers.account
    const added = await client.post('/v2/bank/account', {
      category: 'bank_account',
      bank_code: bank?.code,
      number,
      number_copy: number,
      holder_name,
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

  #newPhone(): string {
    this.#phones += 1
    const { phone } = this.answers
    return phone.slice(0, -4) + String(this.#phones).padStart(4, '0')
  }
}

const incomeFor = (country: Country, name: ScenarioName): string =>
  scenariosOf(country).find((each) => each.name === name)?.input ?? ''
