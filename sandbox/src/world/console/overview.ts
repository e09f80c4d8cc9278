import { dateIn } from '../../foundation/clock.ts'
import { orderStatusOf } from '../../lending/orders/order-status.ts'
import { latestRefund } from '../../lending/refunds/refund-store.ts'
import { findOrder } from '../../lending/orders/order-store.ts'
import { profileOf } from '../../lending/countries/countries.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import type { OrderState } from '../../lending/rules/order-life-cycle.ts'
import { shownPhone } from '../../lending/borrowers/borrowers.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import { paymentsToMatch, type PaymentsToMatch } from './vouchers.ts'
import { openClaims, type OpenClaim } from './refunds.ts'
import { openRequests, type OpenRequest } from './requests.ts'
import { listTexts, type Text } from '../../lending/messages/texts.ts'

/** A payment instruction that nobody has paid yet. */
export interface OpenInstruction {
  id: string
  method: string
  amount: Minor
  reference: string
}

export interface OrderRow {
  borrowerId: string
  appId: string
  id: string
  number: string
  state: OrderState
  currency: Currency
  phone: string
  principal: Minor
  /** What pays the loan off today, as the app says it: with the interest that runs. */
  owed: Minor
  paid: Minor
  /** What was paid too much and is the borrower's; what of it was asked back and waits. */
  overpaid: Minor
  refund: { amount: Minor; payBy: Date } | null
  dueDate: string | null
  signing: 'waiting' | 'signed' | 'failed' | null
  instructions: OpenInstruction[]
}

/** Which orders and texts are looked at: of one edition, in one state, of some borrowers or orders. */
export interface OverviewScope {
  /** Names the page: orders older than this one. */
  before?: string | undefined
  appId?: string | undefined
  state?: OrderState | undefined
  /** Identifiers of borrowers or orders; none is everybody. */
  of?: readonly string[] | undefined
}

/** Everything that the console's page shows, newest first. It looks across borrowers. */
export interface Overview {
  now: Date
  offsetMs: number
  /** How many calls of the app an outage lasts yet. */
  failingCalls: number
  texts: Text[]
  orders: OrderRow[]
  /** Names the page of older orders; null where there are none. */
  older: string | null
  requests: OpenRequest[]
  toMatch: PaymentsToMatch
  claims: OpenClaim[]
  /** The sum over all ledger entries: zero, or the books are wrong. */
  ledgerSum: Minor
}

const TEXTS = 20
/** Orders a page. */
const ORDERS = 12

/** Reads the whole page at once. `realNow` is real time. */
export async function readOverview(
  db: Queryable,
  realNow: Date,
  scope: OverviewScope,
): Promise<Overview> {
  const clock = await first<{ offset_ms: number; failing_calls: number }>(
    db,
    'select offset_ms, failing_calls from business_clock where slot = 0',
  )
  const offsetMs = clock?.offset_ms ?? 0
  const sum = await first<{ sum: Minor }>(
    db,
    'select coalesce(sum(amount), 0)::bigint as sum from ledger_entries',
  )
  const now = new Date(realNow.getTime() + offsetMs)
  return {
    now,
    offsetMs,
    failingCalls: clock?.failing_calls ?? 0,
    texts: await listTexts(db, { appId: scope.appId }, TEXTS),
    ...(await readOrders(db, now, scope)),
    requests: await openRequests(db),
    toMatch: await paymentsToMatch(db),
    claims: await openClaims(db),
    ledgerSum: sum?.sum ?? 0,
  }
}

interface StoredOrder {
  borrowerId: string
  id: string
  phonePrefix: string
  phone: string | null
  signing: OrderRow['signing']
}

/** A page of orders, newest first, as they stand `now`. It looks across borrowers. */
export async function readOrders(
  db: Queryable,
  now: Date,
  { before, appId, state, of }: OverviewScope,
): Promise<Pick<Overview, 'orders' | 'older'>> {
  const rows = await db.query<StoredOrder>(
    `select o.borrower_id as "borrowerId", o.id, b.phone_prefix as "phonePrefix", b.phone, s.status as signing
     from orders o
     join borrowers b on b.id = o.borrower_id
     left join signings s on s.borrower_id = o.borrower_id and s.order_id = o.id
     where ($1::uuid is null or o.id < $1) and ($2::text is null or o.app_id = $2)
       and ($3::text is null or o.state = $3)
       and ($4::uuid[] is null or o.id = any($4) or o.borrower_id = any($4))
     order by o.id desc limit ${ORDERS + 1}`,
    [
      before !== undefined && isIdentifier(before) ? before : null,
      appId ?? null,
      state ?? null,
      of ? [...of] : null,
    ],
  )
  const page = rows.slice(0, ORDERS)
  const orders = await Promise.all(
    page.map(async (row) => {
      const order = await findOrder(db, row.borrowerId, row.id)
      if (!order) throw new Error('an order that was listed is not there')
      const { payoffToday, paid, overpaid, nextDueDate } = await orderStatusOf(
        db,
        order,
        dateIn(profileOf(order).zone, now),
      )
      const refund = overpaid > 0 ? await latestRefund(db, order) : undefined
      return {
        borrowerId: order.borrowerId,
        appId: order.appId,
        id: order.id,
        number: order.number,
        state: order.state,
        currency: order.currency,
        phone: shownPhone(db.vault, row),
        principal: order.terms.principal,
        owed: payoffToday,
        paid,
        overpaid,
        refund: refund?.outcome === null ? refund : null,
        dueDate: nextDueDate,
        signing: row.signing,
        instructions: await readInstructions(db, row.borrowerId, row.id),
      }
    }),
  )
  return { orders, older: rows.length > ORDERS ? (page.at(-1)?.id ?? null) : null }
}

async function readInstructions(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<OpenInstruction[]> {
  return db.query<OpenInstruction>(
    `select id, method, amount, reference from repayments
     where borrower_id = $1 and order_id = $2 and paid_at is null order by id desc limit 3`,
    [borrowerId, orderId],
  )
}
