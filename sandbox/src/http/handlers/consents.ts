import { countries } from '../../lending/countries/countries.ts'
import { listConsents, type Consent } from '../../lending/consents/consent-store.ts'
import { giveConsent, withdrawConsent } from '../../lending/consents/set-consent.ts'
import { NOTICE_VERSION } from '../../lending/consents/needed.ts'
import { refuseChoice } from '../../foundation/failure.ts'
import { lockBorrower } from '../../lending/borrowers/borrowers.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** The most that the contract's list holds. */
const MOST_LISTED = 500

/** A consent as the contract shows it. */
export const describeConsent = ({
  id,
  purpose,
  noticeVersion,
  agreedAt,
  withdrawnAt,
}: Consent) => ({
  consent_id: id,
  purpose,
  notice_version: noticeVersion,
  agreed_at: agreedAt.toISOString(),
  withdrawn_at: withdrawnAt?.toISOString() ?? null,
})

/** What the borrower agreed to, one purpose at a time. */
export const consents = {
  listConsents: async (call) => ({
    notice_version: NOTICE_VERSION,
    consents: (await listConsents(call.db, call.borrower.id, MOST_LISTED)).map(describeConsent),
  }),

  setConsent: async (call) => {
    const { db, borrower, body, clock } = call
    const { purpose, notice_version: noticeVersion, granted } = body
    if (granted && noticeVersion !== NOTICE_VERSION)
      refuseChoice('notice_version', [NOTICE_VERSION])
    // One word at a time, and none while something is stored on the strength of the one before.
    await lockBorrower(db, borrower.id)
    const { product } = countries[call.country]
    const now = clock.security()
    if (granted)
      return describeConsent(await giveConsent(db, borrower.id, { purpose, noticeVersion }, now))
    return describeConsent(await withdrawConsent(db, borrower.id, purpose, { product, now }))
  },
} satisfies Partial<Handlers>
