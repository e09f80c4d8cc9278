import { downToStep } from '../rules/products.ts'
import { randomInt } from 'node:crypto'
import { shareLockAccount, type ReceivingAccount } from '../accounts/account-store.ts'
import { refuseCancelled } from '../cancellation/cancellation-store.ts'
import { recordEvaluation, currentEvaluation } from '../certification/evaluations.ts'
import { dateIn } from '../../foundation/clock.ts'
import { refuseLoanWithoutConsents } from '../consents/needed.ts'
import { Failure } from '../../foundation/failure.ts'
import { LANGUAGES } from '../../foundation/languages.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import { allowedStates } from '../rules/order-life-cycle.ts'
import type { Partners } from '../partners/partners.ts'
import { sqlState, UNIQUE_VIOLATION, type Transaction } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { renderAgreement, type Agreement } from './agreement.ts'
import { agreementFigures } from './agreement-figures.ts'
import { saveAgreement } from './agreement-store.ts'
import { routeOfOrder } from '../orders/order-route.ts'
import { reject } from './decide.ts'
import { addEvent, addOrder, openOrder, type Order } from '../orders/order-store.ts'
import { findQuote, type Quote } from './quote-store.ts'
import { requireQuota } from './require-quota.ts'
import { transition } from '../orders/transition.ts'

export interface Application {
  borrowerId: string
  quoteId: string
  accountId: string
  agreementHash: string
  /** Business time. */
  now: Date
  country: CountryProfile
  partners: Partners
}

/**
 * Makes the order of a quote whose agreement was read, and approves it: the sandbox decides at once,
 * since the quota was given by the same rules. A second look may lower it, wait or reject.
 *
 * Throws 404001 for a quote or account that is not the borrower's, and 409004 while a loan is open.
 * Throws 409002 for a quote that has expired or made an order before, for another agreement, and
 * where a consent that a loan rests on is missing or was withdrawn.
 */
export async function applyWithQuote(tx: Transaction, application: Application): Promise<Order> {
  const { borrowerId, now } = application
  await refuseCancelled(tx, borrowerId)
  const quote = await findQuote(tx, borrowerId, application.quoteId)
  const account = await shareLockAccount(tx, borrowerId, application.accountId)
  if (!quote || !account) throw new Failure('not_found')
  const open = await openOrder(tx, borrowerId)
  if (open) throw loanIsOpen(open)
  await refuseLoanWithoutConsents(tx, borrowerId)
  if (quote.expiresAt < now) throw refused('quote_expired', 'quote', 'prod')
  const agreement = agreementNamed(application, quote, account)
  if (!agreement) throw refused('agreement_changed', 'agreement', 'loan')
  const { product, appId } = application.country
  const look = application.partners.secondLook({ appId, number: account.number })
  if (look === 'approve_less') await approveLess(tx, application)
  const { quota } = await requireQuota(tx, borrowerId, product, now)
  if (quote.terms.principal > quota) {
    // What lowered the quota stays: the next quote is made within it.
    throw refused('quota_changed', 'quote', 'prod', { commitEffects: true })
  }
  const order: Order = {
    borrowerId,
    appId,
    id: newIdentifier(),
    number: orderNumber(application.country, now),
    state: 'applied',
    accountId: account.id,
    terms: quote.terms,
    currency: quote.currency,
    appliedAt: now,
    startDate: quote.startDate,
    paidOutAt: null,
    accruedTo: null,
    dueDate: null,
    extendedDays: 0,
    returnAnnouncedAt: null,
    lateFeeTo: null,
  }
  const agreed = { agreementHash: agreement.hash, agreementLanguage: agreement.language }
  try {
    await tx.savepoint(() => addOrder(tx, { ...order, quoteId: quote.id, ...agreed }))
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    // Another call was faster: a new statement sees its order. Without one the quote has been used.
    const winner = await openOrder(tx, borrowerId)
    throw winner ? loanIsOpen(winner) : refused('quote_expired', 'quote', 'prod')
  }
  await saveAgreement(tx, order, agreement)
  addEvent(tx, order, 'applied', now)
  if (look === 'wait') return order
  if (look === 'reject') return reject(tx, order, now)
  return transition(tx, order, 'approve', now)
}

/** The agreement of the hash, in the language that it was read in; undefined for another's hash. */
function agreementNamed(
  { agreementHash, country }: Application,
  quote: Quote,
  account: ReceivingAccount,
): Agreement | undefined {
  for (const language of LANGUAGES) {
    const figures = agreementFigures(quote, account, country, language)
    const agreement = renderAgreement(figures, language)
    if (agreement.hash === agreementHash) return agreement
  }
  return undefined
}

function loanIsOpen(order: Order): Failure {
  return new Failure('loan_already_open', {
    data: {
      state: order.state,
      allowed: allowedStates(order.state),
      next: routeOfOrder(order.state),
    },
  })
}

function refused(
  state: string,
  allowed: string,
  next: string,
  options: { commitEffects?: boolean } = {},
): Failure {
  const data = { state, allowed: [allowed], next }
  return new Failure('state_does_not_allow', { data, ...options })
}

/** A second look grants no more than half of the product's largest loan. */
async function approveLess(tx: Transaction, { borrowerId, country, now }: Application) {
  const { product, currency } = country
  const granted = await currentEvaluation(tx, borrowerId, now)
  const limit = downToStep(product, product.maxAmount / 2)
  if (granted?.result !== 'approved' || granted.quota <= limit) return
  const details = { currency, riskToken: undefined, isSecondLook: true, now }
  await recordEvaluation(tx, borrowerId, { outcome: 'granted', limit }, details)
}

/** The number that people read out: edition, day and six random digits; unique to its borrower. */
function orderNumber({ zone, orderPrefix }: CountryProfile, now: Date): string {
  const day = dateIn(zone, now).slice(2).replaceAll('-', '')
  const random = String(randomInt(1_000_000)).padStart(6, '0')
  return `${orderPrefix}${day}${random}`
}
