import { hasOpenCase } from '../../lending/cases/case-store.ts'
import { promiseAnswer } from '../../lending/cases/promise.ts'
import { stepsDoNotAllow } from '../../lending/certification/answers.ts'
import { latestEvaluation } from '../../lending/certification/evaluations.ts'
import { checksOn, saveCheck } from '../../lending/certification/liveness-store.ts'
import { loadProgress } from '../../lending/certification/pages.ts'
import { dateIn } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { nextRoute } from '../../lending/next-page/next-route.ts'
import { findOrder } from '../../lending/orders/order-store.ts'
import { orderDoesNotAllow } from '../../lending/orders/transition.ts'
import { countries } from '../../lending/countries/countries.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { Handlers } from '../pipeline/handler.ts'

const TRIES_A_DAY = 5

/** Checks beside the steps: a live face, and a person who looks again at a refusal. */
export const verificationChecks = {
  submitLiveness: async (call) => {
    const { db, borrower, body, clock } = call
    await lockBorrower(db, borrower.id)
    const progress = await loadProgress(db, borrower.id)
    if (!progress.saved.has('identity')) throw stepsDoNotAllow(progress)
    const now = clock.business()
    const { product, zone } = countries[call.country]
    const day = dateIn(zone, now)
    const made = await checksOn(db, borrower.id, day)
    const next = await nextRoute(db, borrower.id, product, now)
    if (made >= TRIES_A_DAY) {
      throw new Failure('state_does_not_allow', {
        data: { state: 'no_tries_left', allowed: [], next },
      })
    }
    const { liveness_id: livenessId, mode } = body
    const seen = call.partners.livenessResult(livenessId, borrower.id)
    if (seen === undefined) throw new Failure('not_found')
    const result = await saveCheck(db, borrower.id, { livenessId, mode, result: seen, day }, now)
    return { result, tries_left: TRIES_A_DAY - made - 1, next }
  },

  objectToRefusal: async (call) => {
    const { db, borrower, body, clock } = call
    await lockBorrower(db, borrower.id)
    const orderId = body.order_id ?? null
    await requireRefusal(db, borrower.id, orderId)
    const objection = { borrowerId: borrower.id, about: 'objection' as const, orderId }
    if (await hasOpenCase(db, objection)) throw nothingToObjectTo('objection_open')
    return promiseAnswer(
      db,
      { ...objection, wish: null, affordable: null, statement: body.statement },
      { now: clock.business(), zone: countries[call.country].zone },
    )
  },
} satisfies Partial<Handlers>

/** 404001 for an order that is not the borrower's, 409002 where nothing was refused. */
async function requireRefusal(
  db: Queryable,
  borrowerId: string,
  orderId: string | null,
): Promise<void> {
  if (orderId !== null) {
    const order = await findOrder(db, borrowerId, orderId)
    if (!order) throw new Failure('not_found')
    if (order.state !== 'rejected') throw orderDoesNotAllow(order)
    return
  }
  const evaluation = await latestEvaluation(db, borrowerId)
  if (evaluation?.result !== 'refused') throw nothingToObjectTo('nothing_refused')
}

function nothingToObjectTo(state: string): Failure {
  return new Failure('state_does_not_allow', { data: { state, allowed: [], next: 'home' } })
}
