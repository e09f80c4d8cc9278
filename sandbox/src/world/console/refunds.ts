import { Failure } from '../../foundation/failure.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import { finishJobsOf } from '../../lending/jobs/job-store.ts'
import type { Order } from '../../lending/orders/order-store.ts'
import { payClaim } from '../../lending/refunds/pay-claim.ts'
import { payRefund } from '../../lending/refunds/pay-refund.ts'
import { readClock } from '../../store/database/business-clock.ts'
import type { Queryable } from '../../store/database/database.ts'
import { call } from '../page-parts/call-form.ts'
import { moneyText, timeOf } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
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
    await finishJobsOf(tx, locked, now)
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

/** Money that a cancelled account left, or that came after it. */
export interface OpenClaim {
  appId: string
  reference: string
  /** Of the loans that it is of: what a claimant may know who lost the number. */
  orderNumbers: string[]
  amount: Minor
  currency: Currency
  cancelledAt: Date
}

const MOST_SHOWN = 20

/** The claims that nobody made yet, the newest cancellation first. It looks across borrowers. */
export async function openClaims(db: Queryable): Promise<OpenClaim[]> {
  return await db.query<OpenClaim & Record<string, unknown>>(
    `select c.app_id as "appId", c.claim_reference as reference, c.requested_at as "cancelledAt",
       jsonb_agg(o.number order by o.id) as "orderNumbers", o.currency,
       sum(b.credit - coalesce(r.amount, 0))::bigint as amount
     from cancellations c join order_balances b on b.borrower_id = c.borrower_id
     join orders o on o.borrower_id = b.borrower_id and o.id = b.order_id
     left join refunds r
       on r.borrower_id = o.borrower_id and r.order_id = o.id and r.outcome is null
     where c.withdrawn_at is null and b.credit > coalesce(r.amount, 0)
     group by c.borrower_id, c.id, o.currency
     order by c.requested_at desc limit ${MOST_SHOWN}`,
  )
}

const claimItem = ({
  appId,
  reference,
  orderNumbers,
  amount,
  currency,
  cancelledAt,
}: OpenClaim): Html =>
  html`<li id="claim-${reference}">
    <div class="split">
      <span>Claim <span class="figure">${reference}</span></span>
      <strong class="figure">${moneyText(amount, currency)}</strong>
    </div>
    <p class="small">
      ${profileOf({ appId }).name} · of <span class="figure">${orderNumbers.join(', ')}</span> ·
      cancelled ${timeOf(cancelledAt, { appId })}
    </p>
  </li>`

/** Where a person finds and pays what cancelled accounts left. */
export const claimsCard = (claims: readonly OpenClaim[]): Html =>
  html`<section class="card" aria-labelledby="claim-title">
    <h2 id="claim-title">Claims</h2>
    <p class="small">
      Money that cancelled accounts left, or that came after them. Its owner was given the number at
      the cancellation.
    </p>
    <ul class="plain rows" id="claims" data-live>
      ${claims.map(claimItem)}
      ${claims.length === 0 ? html`<li class="small">Nothing waits to be claimed.</li>` : null}
    </ul>
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
