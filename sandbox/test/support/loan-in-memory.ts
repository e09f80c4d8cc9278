import { addDays, daysBetween, instantIn } from '../../src/foundation/clock.ts'
import type { Minor } from '../../src/foundation/money.ts'
import type { CountryProfile } from '../../src/lending/countries/country-profile.ts'
import {
  balancesAfter,
  NO_BALANCES,
  type OrderBalances,
} from '../../src/lending/ledger/balances.ts'
import type { Posting } from '../../src/lending/ledger/posting.ts'
import { Replay, type Sums } from '../../src/lending/ledger/replay.ts'
import type { ChargedDay } from '../../src/lending/orders/late-charges.ts'
import type { Order } from '../../src/lending/orders/order-store.ts'
import { returnDeadline } from '../../src/lending/orders/return-loan.ts'
import { countingDay } from '../../src/lending/repayments/counting-day.ts'
import type { Returning } from '../../src/lending/repayments/payment-decision.ts'
import { decidePayment } from '../../src/lending/repayments/decide-payment.ts'
import { lastSecondOf } from '../../src/lending/repayments/end-of-day.ts'
import { previewOf } from '../../src/lending/repayments/preview.ts'
import type { Repayment } from '../../src/lending/repayments/repayment-store.ts'
import type { PaidSum } from '../../src/lending/rules/balance.ts'
import { dueDateOf } from '../../src/lending/rules/due-date.ts'
import { lateDays } from '../../src/lending/rules/late-fee.ts'
import type { Terms } from '../../src/lending/rules/schedule.ts'

/** A loan whose books are kept in memory: its postings are added up here, and replayed one by one. */
export class LoanInMemory {
  order: Order
  /** Whether every posting is what terms and payments come to. */
  sound = true
  readonly sums: Sums = {}
  balances: OrderBalances = NO_BALANCES
  /** The day of the last payment, at first of the payout: time does not go back. */
  lastDay: string
  /** The interest that the last payment posted as arisen. */
  arisen: Minor = 0
  readonly #zone: string
  readonly #replay = new Replay()
  #chargedDays: ChargedDay[] = []
  #payments: PaidSum[] = []
  readonly #came: { amount: Minor; paidAt: Date }[] = []

  constructor(country: CountryProfile, terms: Terms, start: string) {
    this.#zone = country.zone
    const paidOutAt = instantIn(country.zone, start, '10:00')
    this.lastDay = start
    this.order = {
      borrowerId: 'borrower',
      appId: country.appId,
      id: 'order',
      number: '1',
      state: 'disbursed',
      accountId: 'account',
      terms,
      currency: country.currency,
      appliedAt: paidOutAt,
      startDate: start,
      paidOutAt,
      accruedTo: start,
      dueDate: dueDateOf(terms, start, terms.schedule[0] ?? { day: terms.days }),
      extendedDays: 0,
      returnAnnouncedAt: null,
      lateFeeTo: null,
    }
    this.#book('payout', start, [
      ['receivable_principal', terms.principal],
      ['cash_clearing', -terms.principal],
      ['receivable_fee', terms.serviceFee],
      ['fee_income', -terms.serviceFee],
    ])
  }

  /** The day's work: a loan whose due date has passed is overdue, and late days cost their fee. */
  passTo(day: string): void {
    const { dueDate, terms, lateFeeTo } = this.order
    if (dueDate === null || dueDate >= day || !terms.lateFee) return
    const from = lateFeeTo !== null && lateFeeTo > dueDate ? lateFeeTo : dueDate
    const soFar = this.#chargedDays.reduce((sum, { amount }) => sum + amount, 0)
    const days = lateDays(terms.lateFee, { first: addDays(from, 1), last: day }, soFar, [])
    this.#chargedDays.push(...days)
    const sum = days.reduce((all, { amount }) => all + amount, 0)
    if (sum > 0) {
      this.#book('late_fee', day, [
        ['receivable_late_fee', sum],
        ['late_fee_income', -sum],
      ])
    }
    this.order = { ...this.order, state: 'overdue', lateFeeTo: day }
  }

  preview(amount: Minor | undefined, day: string) {
    const { order, balances } = this
    const [chargedDays, payments] = [this.#chargedDays, this.#payments]
    const paidAt = instantIn(this.#zone, day, '12:00')
    const returning = this.#returning(paidAt)
    const known = { order, balances, writeOff: undefined, chargedDays, payments, returning }
    return previewOf({ ...known, extensions: [] }, { amount, day, paidAt }, this.#zone)
  }

  announceReturn(): void {
    this.order = { ...this.order, returnAnnouncedAt: this.order.paidOutAt }
  }

  #returning(paidAt: Date): Returning | undefined {
    const until = returnDeadline(this.order)
    if (until === null || paidAt > until) return undefined
    const inTime = this.#came.filter((each) => each.paidAt <= until)
    const paidInTime = inTime.reduce((sum, each) => sum + each.amount, 0)
    const { interest_income: interest = 0, fee_income: fee = 0 } = this.sums
    return { until, paidInTime, earned: { interest: -interest, fee: -fee } }
  }

  /** A payment that was asked for and made on that day, at that time; matched then unless later. */
  pay(amount: Minor, payoff: Minor, day: string, time: string, today = day): void {
    const paidAt = instantIn(this.#zone, day, time)
    const repayment: Repayment = {
      borrowerId: 'borrower',
      id: 'repayment',
      orderId: 'order',
      method: 'bank_transfer',
      purpose: 'repay',
      extension: null,
      amount,
      currency: this.order.currency,
      reference: '123456789',
      settlesOn: amount === payoff ? day : null,
      createdAt: paidAt,
      expiresAt: lastSecondOf(this.#zone, paidAt),
      paidAt: null,
      voucher: null,
    }
    const payment = { id: 'payment', amount, paidAt }
    const { order, balances } = this
    const terms = order.terms
    const on = countingDay(order, repayment, payment, { today, zone: this.#zone, terms })
    const chargedDays = this.#chargedDays
    const booked = this.#payments
    const returning = this.#returning(paidAt)
    const facts = {
      order,
      repayment,
      balances,
      writeOff: undefined,
      chargedDays,
      booked,
      returning,
    }
    const decision = decidePayment(facts, payment, { now: paidAt, today, on })
    this.#came.push(payment)
    this.lastDay = today
    for (const { kind, valueDate, lines } of decision.postings) {
      const sums = this.#book(kind, valueDate, lines)
      if (kind !== 'payment') continue
      const cash = sums.cash_clearing ?? 0
      this.arisen = -(sums.interest_income ?? 0)
      this.#payments.push({ on: valueDate, sum: cash })
    }
    this.#chargedDays = chargedDays.filter(({ day: each }) => !decision.waivedDays.includes(each))
    this.order = decision.order
  }

  /** How many days after the payout a day is. */
  ageOn(day: string): number {
    return daysBetween(this.order.startDate, day)
  }

  #book(kind: Posting['kind'], valueDate: string, lines: Posting['lines']): Sums {
    const sums: Sums = {}
    for (const [account, amount] of lines) {
      sums[account] = (sums[account] ?? 0) + amount
      this.sums[account] = (this.sums[account] ?? 0) + amount
    }
    const terms = kind === 'payout' ? this.order.terms : null
    this.balances = balancesAfter(this.balances, [{ kind, valueDate, lines }])
    if (!this.#replay.holds({ kind, valueDate, takenBack: null, terms, sums })) this.sound = false
    return sums
  }
}
