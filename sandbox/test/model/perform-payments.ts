import { randomUUID } from 'node:crypto'
import { book, type Instruction } from './booking.ts'
import type { Amount, Sum } from './commands.ts'
import {
  awaitsPayout,
  DAY,
  dayOf,
  dueOf,
  HOUR,
  isOwed,
  payoffOn,
  returnableUntil,
  type Loan,
} from './loan.ts'
import { same } from './mismatch.ts'
import { offersFor } from './offers.ts'
import { money, nameOf, pick, refusal, type Perform, type Run } from './run.ts'

/** Instructions, payments and vouchers. */
export const performPayments = {
  ask: async (run, { which, amount: wanted, method }) => {
    const loan = pick(run.loans, which)
    const today = dayOf(run.lender.now)
    const payoff = loan ? payoffOn(loan, today) : 0
    const amount = sumOf(wanted, payoff)
    const within = amount >= Math.min(100, payoff) && amount <= payoff
    const code = loan && !isOwed(loan) ? 409_002 : within && method !== 'paynet' ? 200 : 422_001
    await ask(run, loan, { method, amount, purpose: 'repay' }, code, {
      settlesOn: amount === payoff ? today : null,
      expiresAt: endOfDay(run.lender.now),
    })
  },

  ask_extension: async (run, { which, option, off }) => {
    const { lender } = run
    const loan = pick(run.loans, which)
    const { order_id } = nameOf(loan)
    const listed = await lender.read('/v2/repay/extension_options', { order_id })
    const running = loan?.state === 'disbursed'
    same(listed.code, refusal(run, loan) ?? (running ? 200 : 409_002), 'extensions')
    const offers = running && listed.code === 200 ? offersFor(loan, dayOf(lender.now)) : []
    const shown = (listed.data?.['options'] ?? []) as Option[]
    const named = shown.map(({ days, cost }) => ({ movesBy: days, cost: cost.amount }))
    same(
      named,
      offers.map(({ movesBy, cost }) => ({ movesBy, cost })),
      'the extensions on offer',
    )
    const chosen = pick(shown, option)
    const offer = pick(offers, option)
    const amount = (chosen?.cost.amount ?? 100) + off
    const exact = chosen !== undefined && off === 0
    const from = loan ? dueOf(loan) : null
    const code = running ? (exact ? 200 : 422_001) : 409_002
    const extension_option_id = chosen?.option_id ?? 'ext-none'
    const body = {
      method: 'bank_transfer',
      amount,
      purpose: 'extend',
      extension_option_id,
    } as const
    await ask(run, loan, body, code, {
      expiresAt: endOfDay(lender.now),
      extension: offer && from !== null ? { days: offer.days, from } : null,
    })
  },

  ask_return: async (run, { which, amount: wanted }) => {
    const loan = pick(run.loans, which)
    const until = loan?.returnAnnounced ? returnableUntil(loan, run.lender.now) : null
    const missing = loan ? loan.terms.principal - loan.inTime : 100
    const amount = sumOf(wanted, missing)
    const within = amount >= Math.min(100, missing) && amount <= missing
    const code = until === null ? 409_002 : within ? 200 : 422_001
    const body = { method: 'bank_transfer', amount, purpose: 'return' } as const
    await ask(run, loan, body, code, { expiresAt: until ?? 0 })
  },

  pay: async (run, { which, sum, ago, bank }) => {
    const { lender } = run
    const asked = pick(run.asked, which)
    const amount = paidFor(asked?.amount ?? 100, sum)
    const paidAt = lender.now - ago * 60_000
    const { code } = await lender.world('pay', {
      reference: asked?.reference ?? '1',
      amount,
      ...(ago === 0 ? {} : { paid_at: new Date(paidAt).toISOString() }),
      ...(bank === null ? {} : { payment_id: `bank-${bank}` }),
    })
    const before = bank === null ? undefined : run.known.get(bank)
    const isOther = before && (before.asked !== asked || before.amount !== amount)
    const may = !asked ? 404_001 : isOther ? 409_002 : 200
    same(code, amount < 1 ? 422_001 : may, 'a payment')
    if (code !== 200 || !asked || before?.isBooked) return
    const isBooked = !awaitsPayout(asked.loan)
    if (bank !== null) run.known.set(bank, { asked, amount, isBooked })
    if (isBooked) book(asked, amount, paidAt, lender.now)
    if (before) run.lying = run.lying.filter((each) => !isBooked || each.bank !== bank)
    else if (!isBooked) run.lying.push({ amount, paidAt, bank })
  },

  pay_unidentified: async (run, { which, ago }) => {
    const asked = pick(run.asked, which)
    const paidAt = run.lender.now - ago * 60_000
    const { code } = await run.lender.world('pay-unidentified', {
      reference: asked?.reference ?? '1',
      paid_at: new Date(paidAt).toISOString(),
    })
    same(code, asked ? 200 : 404_001, 'losing a payment')
    if (asked) run.lying.push({ amount: asked.amount, paidAt, bank: null })
  },

  send_voucher: async (run, { which, daysAgo, sum }) => {
    const { lender } = run
    const asked = pick(run.asked, which)
    const today = dayOf(lender.now)
    const day = today - daysAgo
    const amount = Math.max(1, paidFor(asked?.amount ?? 100, sum))
    const answer = await lender.call('/v2/repay/voucher', {
      repayment_id: asked?.id ?? randomUUID(),
      file_id: run.signedIn ? await lender.receipt(run.owner) : randomUUID(),
      paid_on: new Date(day * DAY).toISOString().slice(0, 10),
      amount: money(amount),
    })
    const isWhole = asked !== undefined && asked.received >= asked.amount
    const possible = asked && day <= today && day >= asked.loan.start
    const code = refusal(run, asked?.loan) ?? (isWhole ? 409_002 : possible ? 200 : 422_001)
    same(answer.code, code, 'a voucher')
    const answerBy = (today + 2) * DAY + 10 * HOUR
    if (code === 200 && asked) asked.voucher = { day, amount, answerBy }
  },

  answer_voucher: async (run, { which, found }) => {
    const { lender } = run
    const asked = pick(run.asked, which)
    const { code } = await lender.world(found ? 'voucher-found' : 'voucher-not-found', {
      borrower_id: asked?.loan.owner ?? randomUUID(),
      repayment_id: asked?.id ?? randomUUID(),
    })
    const voucher = asked?.voucher
    const noon = (voucher?.day ?? 0) * DAY + 5 * HOUR
    const [lying] = run.lying
      .filter(({ amount }) => amount === voucher?.amount)
      .sort((one, other) => Math.abs(one.paidAt - noon) - Math.abs(other.paidAt - noon))
    const may = !found || (asked && lying && !awaitsPayout(asked.loan))
    same(code, !voucher ? 404_001 : may ? 200 : 409_002, 'answering a voucher')
    if (!asked || code !== 200) return
    asked.voucher = null
    if (!found || !lying) return
    run.lying = run.lying.filter((each) => each !== lying)
    book(asked, lying.amount, lying.paidAt, lender.now)
    const { amount, bank } = lying
    if (bank !== null) run.known.set(bank, { asked, amount, isBooked: true })
  },
} satisfies Partial<Perform>

interface Option {
  option_id: string
  days: number
  cost: { amount: number }
}

async function ask(
  run: Run,
  loan: Loan | undefined,
  { amount, ...request }: Pick<Instruction, 'purpose' | 'amount'> & { method: string },
  allowed: number,
  kept: Partial<Instruction>,
): Promise<void> {
  const { order_id } = nameOf(loan)
  const body = { order_id, ...request, amount: money(amount) }
  const answer = await run.lender.call('/v2/repay/create', body)
  same(answer.code, refusal(run, loan) ?? allowed, `asking to ${request.purpose}`)
  if (answer.code !== 200 || !loan) return
  const { reference, expires_at } = answer.data['instruction'] as Record<string, string>
  const expiresAt = kept.expiresAt ?? 0
  same(expires_at, new Date(expiresAt).toISOString(), 'until when it can be paid')
  run.asked.push({
    id: String(answer.data['repayment_id']),
    reference: String(reference),
    loan,
    purpose: request.purpose,
    amount,
    settlesOn: kept.settlesOn ?? null,
    expiresAt,
    extension: kept.extension ?? null,
    received: 0,
    voucher: null,
  })
}

/** An instruction ends with its day, or with the next one when less than two hours are left. */
export function endOfDay(now: number): number {
  const end = (dayOf(now) + 1) * DAY - 7 * HOUR - 1000
  return end - now < 2 * HOUR ? end + DAY : end
}

export function sumOf(wanted: Amount, payoff: number): number {
  if (typeof wanted === 'number') return Math.max(1, Math.floor((payoff * wanted) / 1000))
  const sums = { all: payoff, least: 100, too_little: 99, too_much: payoff + 1 }
  return Math.max(1, sums[wanted])
}

function paidFor(asked: number, sum: Sum): number {
  switch (sum) {
    case 'asked':
      return asked
    case 'half':
      return Math.floor(asked / 2)
    case 'one_less':
      return asked - 1
    case 'more':
      return asked + 37
    case 'much_more':
      return asked * 10
  }
}
