import { addDays } from '../../foundation/clock.ts'
import type {
  EditionAccount,
  EditionPhone,
  LivenessResult,
  Partners,
  SecondLook,
} from '../../lending/partners/partners.ts'
import { WAIT_DAYS, type Applicant } from '../../lending/rules/quota.ts'
import {
  accountScenario,
  LIVENESS_FAILURES,
  phoneScenario,
  type ScenarioName,
} from './scenarios.ts'

/**
 * What the scoring is given of a borrower at the first evaluation, bent where the phone says so.
 * Later ones see what was typed, so that a refusal holds until the day that it names and no longer.
 * `today` is YYYY-MM-DD.
 */
function applicantSeen(applicant: Applicant, phone: EditionPhone, today: string): Applicant {
  const played = phoneScenario(phone)
  if (played === 'late_record') return { ...applicant, lateUntil: addDays(today, WAIT_DAYS) }
  // Seventeen years and some months, on whatever day it is.
  if (played === 'too_young') return { ...applicant, birthDate: addDays(today, -6_400) }
  return applicant
}

/**
 * What the maker of liveness checks saw, as the sandbox plays it. It issued every id that begins
 * with `lv-`, and each passes but one that ends in a full stop and the name of what went wrong
 * (`lv-1.no_face`). One with a colon was made for whom it names behind it (`lv-1:<user_id>`), any other for
 * who hands it in. Undefined for an id that nobody issued, or for another borrower.
 */
function livenessResult(livenessId: string, borrowerId: string): LivenessResult | undefined {
  const [, madeFor] = /^lv-[A-Za-z0-9][^:]*(?::([^.]*))?/.exec(livenessId) ?? [undefined, '']
  if (madeFor !== undefined && madeFor !== borrowerId) return undefined
  return LIVENESS_FAILURES.find((failure) => livenessId.endsWith(`.${failure}`)) ?? 'passed'
}

const SECOND_LOOKS: Readonly<Partial<Record<ScenarioName, SecondLook>>> = {
  lower_approval: 'approve_less',
  application_waits: 'wait',
  application_rejected: 'reject',
}

function secondLook(account: EditionAccount): SecondLook {
  const scenario = accountScenario(account)
  return (scenario && SECOND_LOOKS[scenario]) ?? 'approve'
}

/** The lender's partners as the scenarios play them. */
export const scenarioPartners: Partners = {
  reaches: (phone) => phoneScenario(phone) !== 'outage',
  applicantSeen,
  livenessResult,
  secondLook,
  takesPayout: (account) => accountScenario(account) !== 'payout_fails',
}
