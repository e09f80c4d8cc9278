import { createHash } from 'node:crypto'
import { checkAccountNumber, checkEmail, checkIdentityNumber, editions } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../src/foundation/clock.ts'
import { operationsOf } from '../../src/http/pipeline/description.ts'
import { countries, COUNTRIES } from '../../src/lending/countries/countries.ts'
import { readList } from '../../src/lending/device-lists/read-list.ts'
import { annualPercentageRate, shownRate } from '../../src/lending/rules/annual-percentage-rate.ts'
import { debtAfter, payoffOn, unpaidLoan } from '../../src/lending/rules/balance.ts'
import { dueDateOf, interestDay } from '../../src/lending/rules/due-date.ts'
import { extendedTerms, extensionsOf } from '../../src/lending/rules/extension.ts'
import { lateInterest } from '../../src/lending/rules/late-interest.ts'
import { lifeCycle } from '../../src/lending/rules/order-life-cycle.ts'
import { readGuide } from '../support/guide.ts'
import { marketTerms, offeredTerms } from '../../src/lending/rules/products.ts'

/** What a client reads in the description alone is what this lender does. */
const { description, guide, section } = readGuide()

const fences = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\n(.*?)\n\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  )

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('the hash of an agreement', () => {
  const text = section('The agreement and its hash')

  it('is that of the text which the guide shows', () => {
    const shown = fences(text, 'text')
    const texts = shown.filter((each) => each.startsWith('['))
    expect(texts).toHaveLength(2)
    expect(texts.flatMap((each) => [each, sha256(each)])).toEqual(shown)
    for (const each of texts) expect(JSON.stringify(JSON.parse(each))).toBe(each)
  })

  it('is right in each example of the description', () => {
    const found: {
      quote_id: string
      language: string
      title: string
      sections: unknown[]
      hash: string
    }[] = []
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('hash' in value && 'sections' in value) found.push(value as (typeof found)[number])
      Object.values(value).forEach(look)
    }
    look(JSON.parse(JSON.stringify(description.paths)))
    const examples = found.filter(({ quote_id }) => typeof quote_id === 'string')
    expect(examples.length).toBeGreaterThan(0)
    for (const { quote_id, language, title, sections, hash } of examples) {
      expect(sha256(JSON.stringify([quote_id, language, title, sections]))).toBe(hash)
    }
  })
})

describe('the drawings of the guide', () => {
  const [life = ''] = fences(section("An order's life"), 'mermaid')
  const [calls = ''] = fences(section('The calls of a loan, in their order'), 'mermaid')

  it('show every step of an order and no other', () => {
    const drawn = [...life.matchAll(/^ +(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`)
    const steps = Object.entries(lifeCycle).flatMap(([from, row]) =>
      Object.values(row).map((to) => `${from} ${to}`),
    )
    expect(drawn.toSorted()).toEqual([...new Set(steps)].toSorted())
    const ends = [...life.matchAll(/^ +(\w+) --> \[\*\]$/gm)].map(([, state]) => state)
    const last = Object.entries(lifeCycle).filter(([, row]) => Object.keys(row).length === 0)
    expect(ends.toSorted()).toEqual(last.map(([state]) => state).toSorted())
  })

  it('name calls that there are', () => {
    const known = new Set(
      [...operationsOf(description).values()].map(
        ({ method, path }) => `${method.toUpperCase()} ${path}`,
      ),
    )
    const drawn = [...calls.matchAll(/B->>L: ([A-Z]+ \S+)/g)].map(([, call = '']) => call)
    expect(drawn.length).toBeGreaterThan(25)
    expect(drawn.filter((call) => !known.has(call))).toEqual([])
  })
})

describe('the numbers of the guide', () => {
  const rows = section('Numbers and their check digits')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  const example = (name: string): string => {
    const cells = rows.find(([number]) => number === name)
    return /`([^`]+)`/.exec(cells?.[3] ?? '')?.[1] ?? expect.fail(`no example of ${name}`)
  }

  it.each([
    ['Thai citizen number', 'TH'],
    ['CURP', 'MX'],
    ['CNIC', 'PK'],
    ['national number', 'EG'],
    ['18 digits', 'GENERIC'],
  ] as const)('%s: the example is right', (name, country) => {
    expect(checkIdentityNumber(example(name), editions[country])).toBeUndefined()
  })

  it.each([
    ['CLABE', 'MX', 'bank_account'],
    ['IBAN', 'EG', 'bank_account'],
    ['card', 'MX', 'card'],
    ['wallet', 'PK', 'wallet'],
  ] as const)('%s: the example is right', (name, country, category) => {
    expect(checkAccountNumber(example(name), category, editions[country])).toBeUndefined()
  })

  it('name every word and state that the rule knows', () => {
    const curp = rows.find(([number]) => number === 'CURP')?.[2] ?? ''
    const signs = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
    const taken = (stem: string): boolean => {
      const sum = [...stem].reduce((s, sign, at) => s + signs.indexOf(sign) * (18 - at), 0)
      const number = `${stem}${(10 - (sum % 10)) % 10}`
      return checkIdentityNumber(number, editions.MX) === undefined
    }
    const [states = '', words = ''] = (curp.split('States: ')[1] ?? '').split('are none of: ')
    const named = states.split(' (')[0]?.split(' ') ?? []
    expect(named).toHaveLength(33)
    expect(named.filter((state) => !taken(`SXRA900505H${state}BCD0`))).toEqual([])
    expect(words.split(' ')).toHaveLength(81)
    expect(words.split(' ').filter((word) => taken(`${word}900505HDFBCD0`))).toEqual([])
  })

  it('have the pattern of an address that the rule takes', () => {
    const [pattern = ''] = fences(section('Numbers and their check digits'), 'text')
    for (const address of [
      'a.b@example.com',
      'a@b',
      'a..b@example.com',
      "o'neill@mail.example.co",
    ]) {
      expect(new RegExp(pattern, 'i').test(address)).toBe(checkEmail(address) === undefined)
    }
  })

  it('encrypt the list of the guide with its key', () => {
    const text = section('A list of the device')
    const [, key = '', list = '', data = ''] =
      /With the key `([^`]+)` the list\s+`([^`]+)` is\s+`([^`]+)`/.exec(text) ?? []
    expect(readList(data, key, 'contacts')).toEqual(JSON.parse(list))
  })

  it.each([
    ['/v2/user/order_log', 'contacts'],
    ['/v2/user/order_log_1', 'apps'],
    ['/v2/user/order_log_2', 'messages'],
  ] as const)('%s: the example is a list of %s under the key of the sandbox', (path, list) => {
    const data = /"data":"([^"]+)"/.exec(JSON.stringify(description.paths[path]))?.[1] ?? ''
    expect(readList(data, 'paso-sandbox-key', list)).toHaveLength(1)
  })
})

describe('the days and prices of the guide', () => {
  it('of a due date that moved cost what the table says', () => {
    const principal = 500_000
    const terms = marketTerms(countries.MX, principal, 61)
    if (!terms) throw new Error('there is no such loan')
    const start = '2026-09-21'
    const rows = section('Moved due dates').match(/^\| 2026-.+$/gm) ?? []
    const said = rows.map((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      return [1, 2, 4, 5, 6].map((at) => (cells[at] ?? '').split('= ').at(-1))
    })
    const history = { terms, start, payments: [] }
    const due = dueDateOf(terms, start, { day: 61 })
    const worked = ['2026-11-21', '2026-11-23', '2026-11-24'].map((day) => {
      const counted = interestDay(terms, start, day)
      const days = daysBetween(start, counted)
      const fee = (terms.lateFee?.perDay ?? 0) * Math.max(0, daysBetween(due, day))
      const late = lateInterest(history, counted)
      const owed = { ...unpaidLoan(terms, start), lateFee: fee }
      const exact = (principal * terms.annualInterest * (days - 61)) / 3_650_000
      expect(late).toBe(Math.round(exact))
      const shown = late === 0 ? '0' : exact.toFixed(2)
      return [day, `${days}`, shown, `${fee}`, `${payoffOn(terms, owed, start, counted)}`]
    })
    expect(said).toEqual(worked)
  })

  it('of an extension stand with the edition, and its rate counts what was really paid', () => {
    for (const country of COUNTRIES) {
      const market = countries[country]
      const principal = market.product.maxAmount
      const days = 61
      const terms = offeredTerms(market.product, principal, days)
      if (terms === undefined) throw new Error(`${country} has no loan of ${days} days`)
      const startDate = '2026-09-04'
      const paid = [{ day: 39, amount: 40_000 }]
      const { owed } = debtAfter(terms, startDate, [{ on: addDays(startDate, 39), sum: 40_000 }])
      const today = addDays(startDate, 40)
      const offered = extensionsOf(market, { terms, extendedDays: 0, startDate, owed, paid }, today)
      expect(offered.length).toBeGreaterThan(0)
      for (const { days: longer, movesBy, cost, apr, outstandingAfter } of offered) {
        const rate = market.product.extensions.find((each) => each.days === longer)?.feeRate ?? 0
        expect(guide).toContain(`${longer}: ${rate / 100} %`)
        expect(cost).toBe(Math.round((owed.principal * rate) / 10_000))
        expect(movesBy).toBeGreaterThanOrEqual(longer)
        const last = extendedTerms(terms, longer).schedule.at(-1)?.day ?? 0
        const flows = [...paid, { day: 40, amount: cost }, { day: last, amount: outstandingAfter }]
        expect(apr).toBe(shownRate(annualPercentageRate(principal, flows)))
      }
    }
  })
})
