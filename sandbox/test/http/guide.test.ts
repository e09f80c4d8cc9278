import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleNames } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/foundation/clock.ts'
import { stepList } from '../../src/lending/certification/steps.ts'
import { readPlainDescription } from '../../src/http/pipeline/description.ts'
import { SIGN_WITHIN } from '../../src/lending/due-work/run-due.ts'
import { routeOfOrder } from '../../src/lending/orders/order-route.ts'
import { debtAfter, payoffOn, payOn, unpaidLoan } from '../../src/lending/rules/balance.ts'
import { remainingSchedule } from '../../src/lending/rules/remaining-schedule.ts'
import { costOf } from '../../src/lending/rules/cost.ts'
import {
  isOpen,
  isOwed,
  lifeCycle,
  type OrderState,
} from '../../src/lending/rules/order-life-cycle.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import { marketTerms } from '../../src/lending/rules/products.ts'

const root = join(import.meta.dirname, '../../..')
const { description: guide } = readPlainDescription()['info'] as { description: string }

/** What stands under a heading of the guide. */
function section(heading: string): string {
  const text = guide.split(`### ${heading}\n`)[1]?.split(/^##/m)[0]
  if (text === undefined) throw new Error(`the guide has no "${heading}"`)
  return text
}

/** Cells of a section's tables without their heads. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
}

const wordsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, w = '']) => w)

function sources(folder: string): string {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

describe('the rules of fields in the guide', () => {
  const [, ...rows] = rowsOf(section('Rules of fields'))

  it('are every rule there is, in its order', () => {
    expect(rows.map(([rule = '']) => wordsIn(rule)[0])).toEqual([...ruleNames])
    for (const [, , when] of rows) expect(when).not.toBe('')
  })

  it('name every figure that the rule is reported with', () => {
    const written = `${sources('sdk/src/rules')}\n${sources('sandbox/src')}`
    const uses = [
      ...written.matchAll(/broken\('(\w+)', \{([^}]*)\}/g),
      ...written.matchAll(/rule: '(\w+)', params: \{([^}]*)\}/g),
      ...[...written.matchAll(/limited\(path, '(\w+)', '(\w+)'/g)],
    ]
    expect(uses.length).toBeGreaterThan(15)
    for (const [, rule = '', figures = ''] of uses) {
      const names = [...figures.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name)
      const row = rows.find(([name = '']) => wordsIn(name)[0] === rule)
      expect(wordsIn(row?.[1] ?? ''), rule).toEqual(expect.arrayContaining(names))
    }
  })
})

const orderStates = Object.keys(lifeCycle) as OrderState[]

describe('what the guide says of the state', () => {
  /** Answered to a tester alone, who plays the bank. */
  const OF_THE_CONSOLE = ['nothing_came', 'payment_known_otherwise']

  it('has every word that an answer may have as its state', () => {
    const [, ...rows] = rowsOf(section('When the state does not allow it'))
    const words = rows.flatMap(([, states = '']) => wordsIn(states))
    const steps = stepList({ saved: new Set(), drafted: new Set() }).map(({ code }) => code)
    const spoken = [
      ...sources('sandbox/src').matchAll(/state: '(\w+)',\s+allowed:/g),
      ...sources('sandbox/src').matchAll(/throw (?:\w+ \? \w+\(\w+\) : )?refused\('(\w+)'/g),
      ...sources('sandbox/src').matchAll(/nothingToObjectTo\('(\w+)'\)/g),
    ]
      .map(([, state = '']) => state)
      .filter((state) => !OF_THE_CONSOLE.includes(state))
    expect(spoken.length).toBeGreaterThan(12)
    expect(words).toEqual(expect.arrayContaining([...orderStates, ...steps, ...spoken]))
  })

  it('leads from each state of an order where the lender does', () => {
    const text = section('What comes next')
    const [, ...rows] = rowsOf(text)
    const said = new Map(
      rows
        .filter(([fact = '']) => fact.startsWith('an order is'))
        .flatMap(([fact = '', next = '']) =>
          wordsIn(fact).map((state) => [state, wordsIn(next)[0]] as const),
        ),
    )
    for (const state of orderStates) {
      const route = routeOfOrder(state)
      if (said.has(state)) expect(said.get(state), state).toBe(route)
      else expect(text).toMatch(new RegExp(`\`${state}\`[^;|]* gives? \`${route}\``))
    }
  })
})

describe('the life of an order in the guide', () => {
  const rows = rowsOf(section("An order's life"))

  it('leads from every state where the lender’s rules lead', () => {
    const said = rows
      .filter(([states = '']) => wordsIn(states).some((each) => each in lifeCycle))
      .flatMap(([states = '', next = '']) =>
        wordsIn(states).map((state) => [state, wordsIn(next)] as const),
      )
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(orderStates.map((state) => [state, Object.values(lifeCycle[state])])),
    )
  })

  it('ends with the time that the lender waits for a signature', () => {
    const days = SIGN_WITHIN / 86_400_000
    for (const state of ['applied', 'approved']) {
      const [, , when] = rows.find(([states]) => states === `\`${state}\``) ?? []
      expect(when).toContain(`${days} days after it was applied for`)
    }
  })

  it('lists the states that are open and those that are owed', () => {
    const statesOf = (word: string) =>
      wordsIn(rows.find(([first]) => first === word)?.[1] ?? '').toSorted()
    expect(statesOf('open')).toEqual(orderStates.filter(isOpen).toSorted())
    expect(statesOf('owed')).toEqual(orderStates.filter(isOwed).toSorted())
  })
})

it('the part payment that the guide works out comes to what the lender’s rules make of it', () => {
  const [start, day, currency] = ['2026-09-04', '2026-11-21', 'THB'] as const
  const terms = marketTerms(countries.TH, 1_000_000, 90)
  if (!terms) throw new Error('the product does not offer what the guide works out')
  const cost = costOf(terms, start, currency)
  const { owed, interest } = debtAfter(terms, start, [{ on: day, sum: 500_000 }])
  const { outstanding } = remainingSchedule(terms, owed, start, day)
  const payoff = payoffOn(terms, owed, start, day)
  const unpaid = debtAfter(terms, start, []).owed
  const second = addDays(start, 2)
  const { highestApr: _, ...unbounded } = terms
  const byAgreement = payoffOn(unbounded, unpaid, start, second)
  const asked = payoffOn(terms, unpaid, start, second)
  const figures = rowsOf(section('How sums are worked out')).filter(
    (cells) => cells.at(-1) !== 'hundredths',
  )
  expect(figures.map((cells) => Number(cells.at(-1)))).toEqual([
    cost.interest.amount,
    cost.total.amount,
    cost.apr,
    cost.cost_per_day.amount,
    interest - owed.interest,
    terms.serviceFee - owed.fee,
    terms.principal - owed.principal,
    payoff,
    outstanding,
    outstanding - payoff,
    byAgreement,
    asked,
    byAgreement - asked,
    payoffOn({ ...terms, highestApr: 3600 }, unpaid, start, second),
    ...givenBack(),
  ])
})

/** A fee that was paid and is given back with the payoff, as the guide works it out. */
function givenBack(): number[] {
  const [start, first, last] = ['2026-09-04', '2026-09-06', '2026-09-08'] as const
  const terms = marketTerms(countries.TH, 130_000, 61)
  if (!terms) throw new Error('the product does not offer what the guide works out')
  const { highestApr: _, ...unbounded } = terms
  const paid = payOn(terms, unpaidLoan(terms, start), start, { on: first, sum: 52_000 })
  const byAgreement = payoffOn(unbounded, paid.owed, start, last)
  const asked = payoffOn(terms, paid.owed, start, last)
  const { allocation } = payOn(terms, paid.owed, start, { on: last, sum: asked })
  const { rebate } = allocation
  expect([allocation.interest, allocation.fee, rebate.fee, rebate.interestIncome]).toEqual([
    0, 0, 0, 0,
  ])
  return [
    paid.allocation.interest,
    paid.allocation.fee,
    paid.allocation.principal,
    byAgreement,
    asked,
    rebate.feeIncome,
    rebate.interest,
    rebate.principal,
    allocation.principal,
    terms.principal - paid.allocation.principal - allocation.principal,
  ]
}
