import { dateIn } from '../../foundation/clock.ts'
import type { Country } from '../../foundation/contract.ts'
import { Failure } from '../../foundation/failure.ts'
import { lockBorrower, type Borrower } from '../borrowers/borrowers.ts'
import { refuseEvaluationWithdrawn } from '../consents/needed.ts'
import { countries } from '../countries/countries.ts'
import type { Partners } from '../partners/partners.ts'
import { refusedUntil } from '../rules/late-record.ts'
import { assess } from '../rules/quota.ts'
import { faceIsCheckedOnPage } from '../settings/remote-config.ts'
import type { Settings } from '../settings/settings.ts'
import type { Queryable } from '../../store/database/database.ts'
import { stepsDoNotAllow } from '../certification/answers.ts'
import {
  currentEvaluation,
  recordEvaluation,
  type Evaluation,
} from '../certification/evaluations.ts'
import { lateRecords } from '../certification/late-records.ts'
import { latestFace } from '../certification/liveness-store.ts'
import { loadPages, loadProgress, type Details } from '../certification/pages.ts'
import { nextPage } from '../certification/steps.ts'

/** Who asks for an evaluation, where, and what decides with the lender. */
export interface EvaluationRequest {
  db: Queryable
  borrower: Pick<Borrower, 'id' | 'phone'>
  country: Country
  settings: Settings
  partners: Partners
  riskToken: string | undefined
  /** Business time. */
  now: Date
}

const textOf = (details: Details | undefined, field: string): string => {
  const value = details?.[field]
  if (typeof value !== 'string') throw new Error(`the saved page has no ${field}`)
  return value
}

/**
 * Evaluates a borrower whose steps are complete. An evaluation that counts is given again, so that
 * asking twice changes nothing. Throws where steps are open, the face is not the holder's, or the
 * consent to being evaluated was withdrawn.
 */
export async function evaluateApplication(request: EvaluationRequest): Promise<Evaluation> {
  const { db, borrower, country, settings, partners, riskToken, now } = request
  // One evaluation at a time, however many calls come at once.
  await lockBorrower(db, borrower.id)
  const pages = await loadPages(db, borrower.id)
  const progress = await loadProgress(db, borrower.id)
  if (nextPage(progress) !== null) throw stepsDoNotAllow(progress)
  if ((await latestFace(db, borrower.id)) === 'not_the_holder') {
    // It is looked at again where the check is made.
    const isOut = faceIsCheckedOnPage(countries[country], settings.remoteConfig)
    const next = isOut ? 'transfer' : 'identity'
    throw new Failure('state_does_not_allow', {
      data: { state: 'not_the_holder', allowed: ['liveness'], next },
    })
  }
  const { appId, currency, product, zone } = countries[country]
  const today = dateIn(zone, now)
  const current = await currentEvaluation(db, borrower.id, now)
  if (current?.result === 'approved') return current
  if (current?.result === 'refused' && current.applyAgainOn > today) return current
  await refuseEvaluationWithdrawn(db, borrower.id)
  const applicant = {
    incomeBand: textOf(pages.get('work'), 'income_band'),
    birthDate: textOf(pages.get('personal'), 'birth_date'),
    lateUntil: refusedUntil(await lateRecords(db, borrower.id, now), zone, today),
  }
  const phone = { appId, phone: borrower.phone }
  const seen = current ? applicant : partners.applicantSeen(applicant, phone, today)
  return recordEvaluation(db, borrower.id, assess(product, seen, today), {
    currency,
    riskToken,
    now,
  })
}
