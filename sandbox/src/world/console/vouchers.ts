import { recordAct } from '../../lending/audit/record-act.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import {
  answeredAct,
  confirmVoucher,
  rejectVoucher,
  type VoucherName,
} from '../../lending/repayments/answer-voucher.ts'
import { findInstruction } from '../../lending/repayments/find-instruction.ts'
import { receiveUnidentified } from '../../lending/repayments/receive-payment.ts'
import {
  listUnmatched,
  type UnmatchedPayment,
} from '../../lending/repayments/unmatched-payment-store.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import { shownPhone } from '../../lending/borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'
import { call, hidden } from '../page-parts/call-form.ts'
import { dayText, moneyText, timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { PaymentInput } from './outside-world.ts'
import type { World } from '../page-parts/world.ts'

/** A reported payment that waits for a person. */
export interface WaitingVoucher {
  borrowerId: string
  repaymentId: string
  appId: string
  phone: string
  reference: string
  paidOn: string
  amount: Minor
  currency: Currency
  answerBy: Date
  /** Whether money of this sum came that nobody owns. */
  hasCome: boolean
}

/** What a tester sees of money that came without saying whose it is, and of those who miss it. */
export interface PaymentsToMatch {
  vouchers: WaitingVoucher[]
  unmatched: UnmatchedPayment[]
}

const MOST_SHOWN = 20

/** The most urgent first. It looks across borrowers. */
export async function paymentsToMatch(db: Queryable): Promise<PaymentsToMatch> {
  const rows = await db.query<
    Omit<WaitingVoucher, 'phone'> & { phonePrefix: string; phone: string | null }
  >(
    `select v.borrower_id as "borrowerId", v.repayment_id as "repaymentId",
       b.app_id as "appId", b.phone_prefix as "phonePrefix", b.phone, r.reference, v.paid_on as "paidOn", v.amount,
       r.currency, v.answer_by as "answerBy", exists (
         select 1 from unmatched_payments u where u.app_id = b.app_id and u.amount = v.amount
       ) as "hasCome"
     from vouchers v
     join repayments r on r.borrower_id = v.borrower_id and r.id = v.repayment_id
     join borrowers b on b.id = v.borrower_id
     where v.outcome is null order by v.answer_by limit ${MOST_SHOWN}`,
  )
  const vouchers = rows.map(({ phonePrefix, ...row }) => ({
    ...row,
    phone: shownPhone(db.vault, { ...row, phonePrefix }),
  }))
  return { vouchers, unmatched: await listUnmatched(db, MOST_SHOWN) }
}

/** Somebody pays an instruction and forgets the reference; 404001 where there is no such one. */
export async function payUnidentified(
  world: World,
  found: Pick<PaymentInput, 'reference' | 'amount' | 'paidAt'>,
): Promise<{ done: true }> {
  const { repayment, country } = await findInstruction(world.database, found)
  const { appId, zone } = country
  const now = (await readClock(world.database, world.realTime)).business()
  const said = found.paidAt?.({ now, zone })
  const paidAt = said !== undefined && said < now ? said : now
  const { currency } = repayment
  const amount = found.amount ?? repayment.amount
  const payment = { appId, bankPaymentId: newIdentifier(), amount, currency, paidAt }
  await receiveUnidentified(world.database, payment, now)
  return { done: true }
}

/**
 * A person found the reported payment, or did not. Throws 404001 unless the voucher waits, 409002 for
 * one that was found where no money of its sum has come.
 */
export async function answerVoucherAs(
  world: World,
  name: VoucherName,
  outcome: 'found' | 'not_found',
): Promise<{ order_id: string }> {
  if (!isIdentifier(name.borrowerId) || !isIdentifier(name.repaymentId)) {
    throw new Failure('not_found')
  }
  const now = (await readClock(world.database, world.realTime)).business()
  if (outcome === 'found') {
    return { order_id: (await confirmVoucher(world.database, name, now)).id }
  }
  const { orderId } = await world.database.transaction(async (tx) => {
    const missed = await rejectVoucher(tx, name, now)
    recordAct(tx, answeredAct(name, 'staff', outcome, now))
    return missed
  })
  return { order_id: orderId }
}

const voucherItem = (voucher: WaitingVoucher): Html => {
  const { borrowerId, repaymentId } = voucher
  const button = (path: string, done: string, label: string, className: string): Html =>
    call(
      path,
      done,
      html`${hidden('borrower_id', borrowerId)}${hidden('repayment_id', repaymentId)}
        <button id="${path}-${repaymentId}" class="${className}">${label}</button>`,
    )
  const found = voucher.hasCome
    ? button('voucher-found', 'Booked, as of the day on which it was paid.', 'Found: book it', '')
    : html`<p class="small">No unmatched payment of this sum has come: none can be booked.</p>`
  return html`<li id="voucher-${repaymentId}">
    <div class="split">
      <span>Says to have paid on ${dayText(voucher.paidOn)}</span>
      <strong class="figure">${moneyText(voucher.amount, voucher.currency)}</strong>
    </div>
    <div class="split small">
      <span
        >${voucher.phone} · ${profileOf(voucher).name} · reference
        <span class="figure">${voucher.reference}</span></span
      >
      <span>answer by ${timeOf(voucher.answerBy, voucher)}</span>
    </div>
    <div class="actions">
      ${found} ${button('voucher-not-found', 'The borrower was notified.', 'Not found', 'second')}
    </div>
  </li>`
}

const unmatchedItem = ({
  appId,
  bankPaymentId,
  amount,
  currency,
  paidAt,
}: UnmatchedPayment): Html =>
  html`<li id="unmatched-${bankPaymentId}">
    <div class="split small">
      <span>${profileOf({ appId }).name} · not matched yet, paid ${timeOf(paidAt, { appId })}</span>
      <span class="figure">${moneyText(amount, currency)}</span>
    </div>
    ${call(
      'match',
      'Booked, as of the day on which it was paid.',
      html`${hidden('bank_payment_id', bankPaymentId)}
        <span class="field">
          <label for="match-${bankPaymentId}">It was for the reference</label>
          <input
            id="match-${bankPaymentId}"
            name="reference"
            required
            maxlength="100"
            autocomplete="off"
          />
          <button id="match-send-${bankPaymentId}" class="second">Match</button>
        </span>`,
    )}
  </li>`

/** The console's card of payments that could not be matched. */
export const paymentsToMatchCard = ({ vouchers, unmatched }: PaymentsToMatch): Html =>
  html`<section class="card" aria-labelledby="to-match-title">
    <h2 id="to-match-title">Payments to match</h2>
    <ul class="plain rows" id="to-match" data-live>
      ${vouchers.map(voucherItem)} ${unmatched.map(unmatchedItem)}
      ${
        vouchers.length + unmatched.length === 0
          ? html`<li class="small">
              Every payment was matched. One that is paid without its reference arrives here.
            </li>`
          : null
      }
    </ul>
  </section>`
