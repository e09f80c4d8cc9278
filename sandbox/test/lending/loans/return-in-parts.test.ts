import { expect, test } from 'vitest'
import { addDays, instantIn } from '../../../src/foundation/clock.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { marketTerms } from '../../../src/lending/rules/products.ts'
import { LoanInMemory } from '../../support/loan-in-memory.ts'
import { Random } from '../../support/random.ts'

const HOUR = 3_600_000

/** Paid out at ten: the clock times of a day on which a return can be paid, and of the next one. */
const IN_TIME = [
  ['10:00', '15:30', '23:59'],
  ['00:00', '07:15', '10:00'],
] as const

interface Paid {
  amount: number
  on: string
  at: string
}

/** A sum in up to five random parts, each with a moment of the cooling-off time. */
function partsOf(sum: number, start: string, random: Random): Paid[] {
  const cuts = Array.from({ length: random.below(5) }, () => 1 + random.below(sum - 1))
  const ends = [...new Set([...cuts, sum])].toSorted((one, other) => one - other)
  return ends.map((end, index) => {
    const later = random.below(2)
    const at = random.pick(IN_TIME[later] ?? IN_TIME[0])
    return { amount: end - (ends[index - 1] ?? 0), on: addDays(start, later), at }
  })
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((each) => ({ each, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each)

test('a return in any parts, in whatever order they are matched, costs nothing in any edition', () => {
  const seed = Date.now() % 2 ** 32
  const random = new Random(seed)
  for (let count = 0; count < 400; count++) {
    const country = random.pick(Object.values(countries))
    const { product } = country
    const terms = marketTerms(country, product.maxAmount, random.pick(product.terms).days)
    if (!terms) throw new Error('an offer that is none')
    const start = addDays('2026-11-21', random.below(400))
    // Where the clocks change, ten o'clock of the next day is 23 or 25 hours later.
    const [paidOut, dayLater] = [start, addDays(start, 1)].map((day) =>
      instantIn(country.zone, day, '10:00').getTime(),
    )
    if (Number(dayLater) - Number(paidOut) !== 24 * HOUR) continue
    const missing = random.chance(0.3) ? 1 + random.below(terms.principal - 2) : 0
    const inTime = partsOf(terms.principal - missing + random.pick([0, 0, 137]), start, random)
    const isReturned = inTime.reduce((sum, { amount }) => sum + amount, 0) >= terms.principal
    // The day after, or a second too late, or long after the due date.
    const late = random.chance(0.5)
      ? [
          {
            amount: 1 + random.below(terms.principal),
            on: addDays(start, random.pick([1, 40, 90])),
            at: '10:01',
          },
        ]
      : []
    const loan = new LoanInMemory(country, terms, start)
    const ordinary = new LoanInMemory(country, terms, start)
    if (random.chance(0.5)) loan.announceReturn()
    let today = addDays(start, 1)
    for (const { amount, on, at } of shuffled([...inTime, ...late], random)) {
      if (random.chance(0.2)) today = addDays(today, random.below(80))
      if (on > today) today = on
      for (const each of [loan, ordinary]) {
        each.passTo(today)
        each.pay(amount, 0, on, at, today)
      }
    }
    const all = [...inTime, ...late].reduce((sum, { amount }) => sum + amount, 0)
    const name = `seed ${seed}, loan ${count}`
    if (isReturned) {
      expect(loan.order.state, name).toBe('returned')
      const { cash_clearing, borrower_credit, ...others } = loan.sums
      expect(
        Object.values(others).filter((sum) => sum !== 0),
        name,
      ).toEqual([])
      expect([cash_clearing, borrower_credit], name).toEqual([
        all - terms.principal,
        terms.principal - all,
      ])
    } else {
      expect([loan.order.state, loan.sums], name).toEqual([ordinary.order.state, ordinary.sums])
    }
    expect(loan.sound, name).toBe(true)
  }
})
