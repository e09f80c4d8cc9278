import { addCancellation, refuseCancelled } from '../../lending/cancellation/cancellation-store.ts'
import { addDays, dateIn } from '../../foundation/clock.ts'
import type { OperationId } from '../../foundation/contract.ts'
import { Failure, refuseFaults } from '../../foundation/failure.ts'
import { listAccounts } from '../../lending/accounts/account-store.ts'
import { money, type Money } from '../../foundation/money.ts'
import { newClaimReference } from '../../lending/refunds/pay-claim.ts'
import { notAsked, overpaidOrders, type OverpaidOrder } from '../../lending/refunds/refund-store.ts'
import { routeOfOrder } from '../../lending/orders/order-route.ts'
import { unfinishedOrders } from '../../lending/orders/unfinished-orders.ts'
import { goodbyeText } from '../../lending/messages/phone-texts.ts'
import { KEPT_DAYS } from '../../lending/rules/cancellation.ts'
import { allowedStates } from '../../lending/rules/order-life-cycle.ts'
import { countries } from '../../lending/countries/countries.ts'
import { requireFreshCode } from '../../lending/sessions/fresh-code.ts'
import { endCode } from '../../lending/sessions/phone-codes.ts'
import { endAllSessions } from '../../lending/sessions/sessions.ts'
import { sendText } from '../../lending/messages/texts.ts'
import type { Call, Handlers } from '../pipeline/handler.ts'

/** The end of an account (D20). */
export const cancellation = {
  checkCancellation: async (call) => {
    const { db, borrower } = call
    const unfinished = await unfinishedOrders(db, borrower.id)
    const overpaid = await overpaidOrders(db, borrower.id)
    const isLeft = overpaid.some((each) => notAsked(each) > 0)
    return {
      can_cancel: unfinished.length === 0,
      unfinished_order_ids: unfinished.map(({ id }) => id),
      kept_days: KEPT_DAYS,
      kept_until: keptUntil(call),
      overpaid: overpaid.map(({ orderId, amount, currency }) => ({
        order_id: orderId,
        amount: money(amount, currency),
      })),
      can_be_refunded: isLeft && (await listAccounts(db, borrower.id)).length > 0,
    }
  },

  cancelAccount: async (call) => {
    const { db, borrower, body, clock, language } = call
    const { phonePrefix, phone } = borrower
    if (!body.confirmed) refuseFaults([{ field: 'confirmed', rule: 'agree' }])
    requireFreshCode(call)
    // Only signing in anew withdraws the request: a sign-in from before that arrives again does not.
    // The code before the account, as signing in takes them, so that neither waits for the other.
    const { appId } = countries[call.country]
    await endCode(db, { appId, phonePrefix, phone }, clock.security())
    // No loan begins while this is decided: applying locks the account too. Of two requests at once
    // the second finds itself signed out by the first.
    await refuseCancelled(db, borrower.id)
    const [order] = await unfinishedOrders(db, borrower.id)
    if (order) {
      const { state } = order
      const data = { state, allowed: allowedStates(state), next: routeOfOrder(state) }
      throw new Failure('unfinished_orders', { data })
    }
    const requestedAt = clock.business()
    const until = keptUntil(call)
    const claim = {
      reference: newClaimReference(),
      amount: owedNow(await overpaidOrders(db, borrower.id)),
    }
    await addCancellation(
      db,
      { appId, borrowerId: borrower.id },
      {
        requestedAt,
        keptUntil: until,
        reason: body.reason,
        claimReference: claim.reference,
      },
    )
    await endAllSessions(db, borrower.id, clock.security())
    const text = goodbyeText(until, claim, language)
    const to = { appId, phonePrefix, phone, language }
    await sendText(db, { ...to, body: text, sentAt: clock.business() })
    return {
      requested_at: requestedAt.toISOString(),
      kept_days: KEPT_DAYS,
      kept_until: until,
      claim_reference: claim.reference,
      owed_to_borrower: claim.amount,
    }
  },
} satisfies Partial<Handlers>

/** What the books go on owing to the borrower and no refund will bring; null where that is nothing. */
function owedNow(overpaid: readonly OverpaidOrder[]): Money | null {
  const [first] = overpaid
  const sum = overpaid.reduce((all, each) => all + notAsked(each), 0)
  return first && sum > 0 ? money(sum, first.currency) : null
}

/** The last of the 15 days that begin tomorrow where the lender is. */
function keptUntil(call: Pick<Call<OperationId>, 'country' | 'clock'>): string {
  return addDays(dateIn(countries[call.country].zone, call.clock.business()), KEPT_DAYS)
}
