/**
 * Prints numbers and what the standard says of each, a line each in JSON; every one is a right one, or one slip or object away from it.
 *   node tests/oracle/print-numbers.ts --count 1000 --seed 20 identity phone
 * Client and lender are held against what it prints, each by tests of its own: nothing of them is known here.
 */
import { parseArgs } from 'node:util'
import { oneEdit } from './one-edit.ts'
import { Seeded } from './seeded.ts'
import { isAccountNumber, type Category } from './standards/account.ts'
import { COUNTRIES, type Country } from './standards/country.ts'
import { isIdentityNumber } from './standards/identity.ts'
import { isScanCode, numbers, type NumberMethod, type Owed } from './standards/payment.ts'
import { isPhone } from './standards/phone.ts'
import {
  accountNumber,
  anObject,
  identityNumber,
  owed,
  phone,
  scanObjects,
  sealed,
} from './valid-numbers.ts'

/** One number: as it is typed or shown, and whether it is right; of a payment also what is owed. */
interface Judged extends Partial<Owed> {
  typed: string
  right: boolean
}

/** What one rule of an edition is tried with. */
interface Rule {
  kind: string
  rule: string
  country: Country
  make: (seeded: Seeded) => Judged
}

const identity = (country: Country): Rule => ({
  ...{ kind: 'identity', rule: 'identity', country },
  make: (seeded) =>
    judge(identityNumber[country](seeded), seeded, (typed) => isIdentityNumber(country, typed)),
})

const phones = (country: Country): Rule => ({
  ...{ kind: 'phone', rule: 'phone', country },
  make: (seeded) => judge(phone(country, seeded), seeded, (typed) => isPhone(country, typed)),
})

const account = (country: Country, category: Category): Rule => ({
  ...{ kind: 'account', rule: category, country },
  make: (seeded) =>
    judge(accountNumber(country, category, seeded), seeded, (typed) =>
      isAccountNumber(country, category, typed),
    ),
})

/** Most are sealed after the slip, since a checksum would hide what it changed. One in five has an object too many. */
const scanCode = (country: Country): Rule => ({
  ...{ kind: 'payment', rule: 'scan_code', country },
  make: (seeded) => {
    const debt = owed(country, seeded)
    const objects = scanObjects(country, debt)
    const kind = seeded.below(5)
    const slipped = kind === 0 ? objects + anObject(seeded) : oneEdit(objects, seeded)
    const typed = kind < 3 ? sealed(slipped) : oneEdit(sealed(objects), seeded)
    return { typed, right: isScanCode(country, typed, debt), ...debt }
  },
})

/** No slip leaves one of these right, so that one in ten has none: who refuses all of them is seen. */
const numberRules = (country: Country): Rule[] =>
  Object.entries(numbers[country]).map(([method, scheme]) => ({
    ...{ kind: 'payment', rule: method as NumberMethod, country },
    make: (seeded) => {
      const debt = owed(country, seeded)
      const valid = scheme.of(debt.reference)
      const typed = seeded.below(10) === 0 ? valid : oneEdit(valid, seeded)
      return { typed, right: scheme.is(typed, debt.reference), ...debt }
    },
  }))

function judge(valid: string, seeded: Seeded, isRight: (typed: string) => boolean): Judged {
  if (!isRight(valid)) throw new Error(`${valid} was to be right`)
  const typed = oneEdit(valid, seeded)
  return { typed, right: isRight(typed) }
}

const rules: Rule[] = COUNTRIES.flatMap((country) => [
  identity(country),
  phones(country),
  ...(['bank_account', 'card', 'wallet'] as const).map((category) => account(country, category)),
  scanCode(country),
  ...numberRules(country),
])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '20' } },
})
const asked = rules.filter(({ kind }) => positionals.includes(kind))
const lines = asked.flatMap(({ country, rule, make }, place) => {
  const seeded = new Seeded(Number(values.seed) * 1000 + place)
  return Array.from({ length: Number(values.count) }, () =>
    JSON.stringify({ country, rule, ...make(seeded) }),
  )
})
process.stdout.write(`${lines.join('\n')}\n`)
