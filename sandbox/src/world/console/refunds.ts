import { Failure } from '../../foundation/failure.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { payClaim, payRefund } from '../../lending/refunds/pay-refund.ts'
import { readClock } from '../../store/database/business-clock.ts'
import { call } from '../page-parts/call-form.ts'
import { html } from '../page-parts/html.ts'
import type { World } from '../page-parts/world.ts'
import { onOrder } from './on-order.ts'
import type { OrderName } from './outside-world.ts'

/** The overpaid money is sent to the account that its borrower named, and may fail; 404001 where none was asked for. */
export async function payRefundAs(
  world: World,
  name: OrderName,
): Promise<{ order: Order; outcome: 'paid' | 'failed' }> {
  let outcome: 'paid' | 'failed' = 'failed'
  const order = await onOrder(world, name, ['staff', 'pay_refund'], async (tx, locked, { now }) => {
    outcome = await payRefund(tx, locked, now, world.partners)
    return locked
  })
  return { order, outcome }
}

/** Money of a cancelled account is paid to who claims it by its reference; 404001 where there is none. */
export async function payClaimAs(
  { database, realTime }: Pick<World, 'database' | 'realTime'>,
  reference: string,
): Promise<{ paid: Minor }> {
  if (reference === '') throw new Failure('not_found')
  const now = (await readClock(database, realTime)).business()
  return { paid: await database.transaction((tx) => payClaim(tx, reference, now)) }
}

/** Where a person pays what a cancelled account left. */
export const claimCard = html`<section class="card" aria-labelledby="claim-title">
  <h2 id="claim-title">Pay a claim</h2>
  <p class="small">
    Money that a cancelled account left, by the number that its owner was given at the cancellation.
  </p>
  ${call(
    'claim',
    'Paid.',
    html`<span class="field">
        <label for="claim-reference">Number of the claim</label>
        <input id="claim-reference" name="reference" required maxlength="40" autocomplete="off" />
      </span>
      <div class="actions"><button id="claim-send" class="second">Pay the claim</button></div>`,
  )}
</section>`
