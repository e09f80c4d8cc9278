import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../foundation/clock.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { ApiFailure } from '../../foundation/failure.ts'
import { lockOrder, type Order } from '../../lending/orders/order-store.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { receivePayment } from '../../lending/repayments/receive-payment.ts'
import { repaymentByReference } from '../../lending/repayments/repayment-store.ts'
import { referenceShown, scanMethodOf } from '../../lending/repayments/instruction.ts'
import { readScanCode, type ScannedPayment } from '../../lending/repayments/scan-code.ts'
import { UnreadableCode } from '../../lending/rules/emv-fields.ts'
import { markets } from '../../lending/rules/products.ts'
import { reportSigning } from '../../lending/signing/sign-order.ts'
import { signingLink } from '../../lending/signing/signing-store.ts'
import type { Country, Settings } from '../../lending/settings/settings.ts'
import type { Database } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** Events outside of the lender, as a tester causes them. */
export interface World {
  database: Database
  settings: Settings
  realTime: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

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
    if (!order) throw new ApiFailure('not_found')
    if (order.state !== 'approved') throw orderDoesNotAllow(order)
    const { token } = await signingLink(tx, order, clock.security())
    return reportSigning(tx, token, outcome, {
      clock,
      payoutAfterMs: world.settings.payoutAfterMs,
    })
  })
}

/** How a tester says what was paid. */
export interface PaymentInput {
  reference?: string | undefined
  qrPayload?: string | undefined
  /** Minor units; else the share of what the instruction asks for, all of it unless said. */
  amount?: number | undefined
  share?: 'full' | 'half' | undefined
  /** When the payer paid, for a payment that is matched late; now unless said. */
  paidAt?: Date | undefined
  /** The bank's name for the payment; a new one unless said. */
  paymentId?: string | undefined
}

/** Somebody pays by a reference, by the account or code that stands for it, or by a QR code. */
export async function payAs(world: World, input: PaymentInput): Promise<Order> {
  const { country } = world.settings
  const code = input.qrPayload === undefined ? undefined : readCode(country, input.qrPayload)
  const shown = input.reference?.replaceAll(/\s/g, '')
  const reference =
    code?.reference ?? (shown === undefined ? undefined : referenceShown(country, shown))
  if (reference === undefined) throw new ApiFailure('not_found')
  const amount =
    input.amount ?? (await shareOf(world, reference, code?.amount ?? null, input.share))
  const clock = await clockOf(world)
  const now = clock.business()
  return receivePayment(
    world.database,
    {
      reference,
      amount,
      paidAt: input.paidAt !== undefined && input.paidAt < now ? input.paidAt : now,
      bankPaymentId: input.paymentId ?? newIdentifier(),
    },
    now,
    markets[country].zone,
  )
}

/** All or half of what the code or the instruction asks for. */
async function shareOf(
  world: World,
  reference: string,
  inCode: number | null,
  share: PaymentInput['share'],
): Promise<number> {
  const whole = inCode ?? (await repaymentByReference(world.database, reference))?.amount
  if (whole === undefined) throw new ApiFailure('not_found')
  return share === 'half' ? Math.floor(whole / 2) : whole
}

function clockOf(world: World): Promise<Clock> {
  return readClock(world.database, world.realTime)
}

function readCode(country: Country, payload: string): ScannedPayment {
  try {
    return readScanCode(scanMethodOf(country), payload)
  } catch (error) {
    if (!(error instanceof UnreadableCode)) throw error
    throw new ApiFailure('fields_invalid', {
      data: [{ field: 'qr_payload', rule: 'format', params: {} }],
    })
  }
}
