import { clockAt, type Clock } from '../../foundation/clock.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../../lending/orders/order-store.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { receivePayment } from '../../lending/repayments/receive-payment.ts'
import { reportSigning } from '../../lending/signing/sign-order.ts'
import { signingLink } from '../../lending/signing/signing-store.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import type { World } from '../page-parts/world.ts'
import { findInstruction, type Shown } from '../../lending/repayments/find-instruction.ts'

export interface OrderName {
  borrowerId: string
  orderId: string
}

/** The borrower signs in the signing app, or fails to; 404001, or 409002 when it is not the time. */
export async function signAs(
  world: World,
  name: OrderName,
  outcome: 'signed' | 'failed',
): Promise<Order> {
  const clock = await clockOf(world)
  return world.database.transaction(async (tx) => {
    const order = await lockOrder(tx, name.borrowerId, name.orderId)
    if (!order) throw new Failure('not_found')
    if (order.state !== 'approved') throw orderDoesNotAllow(order)
    const { token } = await signingLink(tx, order, clock.security())
    return reportSigning(tx, token, outcome, {
      clock,
      payoutAfterMs: world.settings.payoutAfterMs,
    })
  })
}

/** How a tester says what was paid. */
export interface PaymentInput extends Shown {
  /** Minor units; else the share of what the instruction asks for, all of it unless said. */
  amount?: number | undefined
  share?: 'full' | 'half' | undefined
  /** When the payer paid, for a payment that is matched late; now unless said. */
  paidAt?: ((at: { now: Date; zone: string }) => Date | undefined) | undefined
  /** The bank's name for the payment; a new one unless said. */
  paymentId?: string | undefined
}

/** Somebody pays by a reference, by the account or code that stands for it, or by a QR code. */
export async function payAs(world: World, input: PaymentInput): Promise<Order> {
  const { country, repayment, asked } = await findInstruction(world.database, input)
  const now = clockAt(repayment.clockOffsetMs, world.realTime).business()
  const paidAt = input.paidAt?.({ now, zone: country.zone })
  const amount = input.amount ?? (input.share === 'half' ? Math.floor(asked / 2) : asked)
  return receivePayment(
    world.database,
    repayment,
    {
      amount,
      paidAt: paidAt !== undefined && paidAt < now ? paidAt : now,
      bankPaymentId: input.paymentId ?? newIdentifier(),
    },
    now,
  )
}

function clockOf(world: World): Promise<Clock> {
  return readClock(world.database, world.realTime)
}
