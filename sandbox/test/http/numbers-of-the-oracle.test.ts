import { editions } from '@paso/sdk/rules'
import { describe, expect, test } from 'vitest'
import { clockAt } from '../../src/foundation/clock.ts'
import { Failure } from '../../src/foundation/failure.ts'
import { readDescription } from '../../src/http/pipeline/description.ts'
import { ajvFor, faultsOf } from '../../src/http/pipeline/validation.ts'
import { checkFields } from '../../src/lending/certification/check-fields.ts'
import { recordEvaluation } from '../../src/lending/certification/evaluations.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import { COUNTRIES, countries } from '../../src/lending/countries/countries.ts'
import type { CountryProfile } from '../../src/lending/countries/country-profile.ts'
import { scanSchemeOf } from '../../src/lending/repayments/instruction.ts'
import { UnreadableCode } from '../../src/lending/rules/emv-fields.ts'
import { engines } from '../support/databases.ts'
import { signedInTo, type EditionClient } from '../support/edition-borrowers.ts'
import { testsOn } from '../support/lender-tests.ts'
import { plainBorrower } from '../support/plain-borrower.ts'
import { isAccount, judgedNumbers, sent, type Judged } from '../support/numbers-of-the-oracle.ts'

// More of them, or others: NUMBERS=100000 SEED=4711
const COUNT = Number(process.env['NUMBERS'] ?? 10_000)
/** Of each rule in each edition by whole calls, which take some milliseconds each. */
const CALLS = 30

const { components } = readDescription()
const schemaOf = (name: string) =>
  ajvFor('body').compile({ $ref: `#/components/schemas/${name}`, components })
const schemas = {
  personal: schemaOf('SavePersonal'),
  emergency: schemaOf('SaveEmergency'),
  bankcard: schemaOf('SaveAccount'),
}

/** The page that a number stands on, with nothing beside it, and the field that it is there. */
function pageWith(each: Judged) {
  const number = sent(each)
  if (isAccount(each.rule)) {
    return { page: 'bankcard', field: 'number', body: { category: each.rule, number } } as const
  }
  return each.rule === 'phone'
    ? ({
        page: 'emergency',
        field: 'contacts.0.phone',
        body: { contacts: [{ phone: number }] },
      } as const)
    : ({ page: 'personal', field: 'identity_number', body: { identity_number: number } } as const)
}

/** What the lender asks of a page before it saves it: the contract's schema, then the edition's rules. */
function isSaved(each: Judged): boolean {
  const { page, field, body } = pageWith(each)
  const validate = schemas[page]
  if (!validate(body) && faultsOf(validate.errors ?? []).some((fault) => fault.field === field)) {
    return false
  }
  try {
    checkFields({ country: each.country, clock: clockAt(0) }, page, body)
    return true
  } catch (error) {
    if (error instanceof Failure) return !namesField(error.data, field)
    throw error
  }
}

const namesField = (faults: unknown, name: string): boolean =>
  Array.isArray(faults) && (faults as { field: string }[]).some(({ field }) => field === name)

const METHODS = {
  virtual_account: 'virtual_account',
  store_code: 'convenience_store',
  paynet_reference: 'paynet',
} as const

/** What the lender takes a number or code for that a payer is shown. */
function isPaid({ country, rule, typed, reference, amount }: Judged): boolean {
  const profile: CountryProfile = countries[country]
  if (rule === 'scan_code') {
    try {
      const read = scanSchemeOf(profile).read(typed)
      return read.reference === reference && read.amount === amount
    } catch (error) {
      if (error instanceof UnreadableCode) return false
      throw error
    }
  }
  const method = METHODS[rule as keyof typeof METHODS]
  const way = profile.payee.ways.find((each) => each.method === method)
  const scheme = way && ('code' in way ? way.code : 'account' in way ? way.account : undefined)
  return scheme?.referenceIn(typed) === reference
}

describe('the lender and the oracle agree on every number one slip away', () => {
  test.each(['identity', 'phone', 'account'])('%s', (kind) => {
    const apart = judgedNumbers([kind], COUNT).filter((each) => isSaved(each) !== each.right)
    expect(apart).toEqual([])
  })

  test('payment', () => {
    const apart = judgedNumbers(['payment'], COUNT).filter((each) => isPaid(each) !== each.right)
    expect(apart).toEqual([])
  })
})

describe.each(engines)('the calls of a lender on %s and the oracle agree', (engine) => {
  const all = judgedNumbers(['identity', 'phone', 'account'], CALLS)

  testsOn[engine].for(COUNTRIES)('in %s', async (country, { shared: { app, test: opened } }) => {
    const { database } = opened
    const now = new Date()
    const someone = await signedInTo(country, app, database)
    await savePage(database, await idOf(someone), 'identity', {}, now)
    const approved = await signedInTo(country, app, database)
    const granted = { outcome: 'granted', limit: countries[country].product.maxAmount } as const
    const market = { currency: countries[country].currency, riskToken: undefined, now }
    await recordEvaluation(database, await idOf(approved), granted, market)

    const isTaken = async (each: Judged): Promise<boolean> => {
      const number = sent(each)
      if (isAccount(each.rule)) {
        const holder = { bank_code: 'any', holder_name: 'Sample', consent: true }
        const body = { ...holder, category: each.rule, number, number_copy: number }
        return !namesField((await approved.post('/v2/bank/account', body)).data, 'number')
      }
      if (each.rule === 'phone') {
        const { prefix } = editions[country].phone
        const body = { phone_prefix: prefix, phone: number, uuid: 'test-device' }
        return (await someone.post('/v2/user/send_code', body)).code === 200
      }
      const body = { ...plainBorrower(country).personal, identity_number: number }
      return !namesField((await someone.post('/v2/verify/personal', body)).data, 'identity_number')
    }
    const apart: Judged[] = []
    for (const each of all.filter((number) => number.country === country)) {
      if ((await isTaken(each)) !== each.right) apart.push(each)
    }
    expect(apart).toEqual([])
  })
})

const idOf = async (client: EditionClient): Promise<string> =>
  String((await client.get('/v2/account/profile')).data['user_id'])
