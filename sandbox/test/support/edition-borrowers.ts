import type { FastifyInstance } from 'fastify'
import type { Country } from '../../src/foundation/contract.ts'
import { borrowerOf } from '../../src/lending/borrowers/borrowers.ts'
import type { Database } from '../../src/store/database/database.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import { SignedClient } from './lender.ts'
import { callerIn, newPhoneIn } from './plain-borrower.ts'

/** What a borrower of an edition answers, page by page. */
interface EditionAnswers {
  personal: Record<string, string>
  basic: Record<string, string>
  contacts: readonly Record<string, string>[]
  work: Record<string, string>
  account: { category: string; bank_code: string; number: string; holder_name: string }
}

const contact = (kind: string, relation: string, name: string, prefix: string, phone: string) => ({
  kind,
  relation,
  name,
  phone_prefix: prefix,
  phone,
})
const company = {
  company_name: 'Sample Trading',
  company_phone: '5512345678',
  company_address: '1 Sample Road',
}
const born = { birth_date: '1990-03-12', gender: 'male' }
const purpose = { children: '0', loan_purpose: 'repair' }

/** The borrowers whom the sample cards of the editions show. */
export const editionAnswers = {
  MX: {
    personal: {
      given_name: 'TOMAS',
      family_name: 'MUESTRA',
      second_family_name: 'PRUEBA',
      identity_number: 'MUPT900312HDFSRM04',
      ...born,
    },
    basic: { education: 'licenciatura', marital_status: 'single', ...purpose },
    contacts: [
      contact('direct_relative', 'mother', 'Luz', '+52', '5587654321'),
      contact('emergency_contact', 'friend', 'Iván', '+52', '3312345678'),
    ],
    work: {
      work_type: 'employee',
      occupation: 'accountant',
      income_band: 'mx_9000_to_11999',
      pay_day: 'friday',
      pay_method: 'weekly',
      ...company,
    },
    account: {
      category: 'bank_account',
      bank_code: 'banamex',
      number: '002010077777777771',
      holder_name: 'Tomás Muestra Prueba',
    },
  },
  PK: {
    personal: { full_name: 'Namoona Khan', identity_number: '4210100000001', ...born },
    basic: { education: 'high_school', marital_status: 'married', ...purpose },
    contacts: [
      contact('direct_relative', 'father', 'Misaal Khan', '+92', '3017654321'),
      contact('emergency_contact', 'sibling', 'Sana', '+92', '3451234567'),
    ],
    work: {
      work_type: 'salaried',
      occupation: 'teacher',
      income_band: 'from_20000_to_30000',
      pay_day: '1',
      pay_method: 'monthly',
      ...company,
    },
    account: {
      category: 'wallet',
      bank_code: 'easypaisa',
      number: '3001234567',
      holder_name: 'Namoona Khan',
    },
  },
  EG: {
    personal: { full_name: 'نموذج تجريبي', identity_number: '29003120100015', ...born },
    basic: { education: 'undergraduate_and_above', marital_status: 'unmarried', ...purpose },
    contacts: [
      contact('direct_relative', 'mother', 'منى', '+20', '1112345678'),
      contact('emergency_contact', 'friend', 'كريم', '+20', '1212345678'),
    ],
    work: {
      work_type: 'salaried',
      occupation: 'engineer',
      income_band: 'from_15000_to_20000',
      pay_day: '28',
      pay_method: 'monthly',
      ...company,
    },
    account: {
      category: 'bank_account',
      bank_code: 'nbe',
      number: 'EG380019000500000000263180002',
      holder_name: 'نموذج تجريبي',
    },
  },
  GENERIC: {
    personal: { full_name: 'Sample Person', identity_number: '123456789012345678', ...born },
    basic: { education: 'secondary_school', marital_status: 'unmarried', ...purpose },
    contacts: [
      contact('direct_relative', 'father', 'Arun', '+66', '898765432'),
      contact('direct_relative', 'siblings', 'Mali', '+66', '887654321'),
      contact('emergency_contact', 'friends', 'Anan', '+66', '861234567'),
    ],
    work: {
      work_type: 'self_employer',
      occupation: 'business_owner',
      income_band: 'above_50000',
      pay_day: '15',
      pay_method: 'semi_monthly',
      ...company,
    },
    account: {
      category: 'bank_account',
      bank_code: 'sample_one',
      number: '12345678',
      holder_name: 'Sample Person',
    },
  },
} satisfies Partial<Record<Country, EditionAnswers>>

/** Calls a lender as the app of its edition does. */
export class EditionClient extends SignedClient {
  constructor(app: FastifyInstance, token: string, appId: string, headers: [string, string]) {
    const [countryLanguage, language] = headers
    super(app, token, {
      caller: { app_id: appId },
      headers: { 'country-language': countryLanguage, 'accept-language': language },
    })
  }
}

/** A borrower of the edition, signed in without a code; a new one unless the phone is known. */
export async function signedInTo(
  country: Country,
  app: FastifyInstance,
  database: Database,
  phone = newPhoneIn(country),
): Promise<EditionClient> {
  const { appId, prefix, countryLanguage, language } = callerIn(country)
  const now = new Date()
  const borrowerId = await borrowerOf(database, { appId, phonePrefix: prefix, phone }, now)
  const device = 'test-device'
  const session = { appId, borrowerId, now, platform: 'web', device }
  const { token } = await startSession(database, session)
  return new EditionClient(app, token, appId, [countryLanguage, language])
}
