import { checkPhone, editions, nationalDigits } from '@paso/sdk/rules'
import { recordAct } from '../../lending/audit/record-act.ts'
import { cancellationAtSignIn } from '../../lending/cancellation/carry-out.ts'
import { shownName } from '../../lending/certification/borrower-name.ts'
import { loadPages } from '../../lending/certification/pages.ts'
import { Failure, refuseChoice, refuseFaults } from '../../foundation/failure.ts'
import { nextRoute } from '../../lending/next-page/next-route.ts'
import { codeText } from '../../lending/messages/phone-texts.ts'
import { countries } from '../../lending/countries/countries.ts'
import {
  acceptCode,
  CODE_LIFE,
  issueCode,
  RESEND_AFTER,
  spendCode,
} from '../../lending/sessions/phone-codes.ts'
import { borrowerOf } from '../../lending/borrowers/borrowers.ts'
import {
  endAllSessions,
  endSession,
  knowsSession,
  liveSessions,
  startSession,
} from '../../lending/sessions/sessions.ts'
import { requireKnownDevice } from '../../lending/sessions/known-device.ts'
import { sendText } from '../../lending/messages/texts.ts'
import { deviceNames } from '../../lending/telemetry/device-store.ts'
import type { Country } from '../../foundation/contract.ts'
import type { Handlers } from '../pipeline/handler.ts'

/** Signing in with a phone and a code, and signing out. */
export const session = {
  sendCode: async (call) => {
    const { db, body, clock, settings } = call
    checkPhoneFields(call.country, body)
    if (!call.partners.reaches(phoneOf(body))) {
      throw new Failure('try_later', { retryAfter: 1 })
    }
    const code = await issueCode(
      db,
      phoneOf(body),
      { address: call.address, caps: settings.codeCaps },
      clock.security(),
    )
    await sendText(db, {
      ...phoneOf(body),
      language: call.language,
      body: codeText(code, call.language),
      sentAt: clock.business(),
    })
    return { expires_in: CODE_LIFE / 1000, resend_in: RESEND_AFTER / 1000 }
  },

  login: async (call) => {
    const { db, body, clock } = call
    checkPhoneFields(call.country, body)
    const { product, zone } = countries[call.country]
    const now = clock.security()
    const phone = phoneOf(body)
    const key = call.header('Idempotency-Key') ?? ''
    const { earlierSession } = await acceptCode(db, phone, body.code, key, now)
    const known = await borrowerOf(db, phone, now)
    await requireKnownDevice(
      db,
      known,
      { appId: body.app_id, device: body.uuid, identityTail: body.identity_tail },
      now,
    )
    const ended = await cancellationAtSignIn(db, known, {
      now: clock.business(),
      zone,
    })
    // Once the account was forgotten the phone is nobody's, and gets an account of its own.
    const borrowerId = ended === 'purged' ? await borrowerOf(db, phone, now) : known
    if (earlierSession !== null) await endSession(db, borrowerId, earlierSession, now)
    const made = await startSession(db, {
      appId: body.app_id,
      borrowerId,
      now,
      platform: body.platform,
      device: body.uuid,
    })
    await spendCode(db, phone, { key, sessionId: made.id, now })
    recordAct(db, {
      borrowerId,
      at: clock.business(),
      actor: 'borrower',
      action: 'login',
      about: { session_id: made.id, cancellation: ended },
    })
    return {
      user_id: borrowerId,
      token: made.token,
      user_name: shownName((await loadPages(db, borrowerId)).get('personal')),
      expires_at: made.expiresAt.toISOString(),
      cancellation_withdrawn: ended === 'withdrawn',
      next: await nextRoute(db, borrowerId, product, clock.business()),
    }
  },

  logout: async (call) => {
    await endSession(call.db, call.borrower.id, call.sessionId, call.clock.security())
    return { done: true }
  },

  listSessions: async (call) => {
    const { db, borrower, sessionId, clock } = call
    const live = await liveSessions(db, borrower.id, sessionId, clock.security())
    // Ended by another call since this one was admitted.
    if (!live.some(({ id }) => id === sessionId)) throw new Failure('signed_out')
    const names = await deviceNames(db, borrower.id)
    return {
      sessions: live.map((each) => ({
        session_id: each.id,
        platform: each.platform,
        device_name: names.get(each.deviceHash) ?? null,
        started_at: each.startedAt.toISOString(),
        expires_at: each.expiresAt.toISOString(),
        is_current: each.id === sessionId,
      })),
    }
  },

  logoutSession: async (call) => {
    const { db, borrower, body } = call
    if (!(await knowsSession(db, borrower.id, body.session_id))) throw new Failure('not_found')
    const ended = await endSession(db, borrower.id, body.session_id, call.clock.security())
    return { ended: ended ? 1 : 0 }
  },

  logoutEverywhere: async (call) => ({
    ended: await endAllSessions(call.db, call.borrower.id, call.clock.security()),
  }),
} satisfies Partial<Handlers>

function phoneOf(body: { app_id: string; phone_prefix: string; phone: string }) {
  return { appId: body.app_id, phonePrefix: body.phone_prefix, phone: body.phone }
}

/** The same rule as the client's, on national digits alone. */
function checkPhoneFields(country: Country, body: { phone_prefix: string; phone: string }): void {
  const edition = editions[country]
  if (body.phone_prefix !== edition.phone.prefix) {
    refuseChoice('phone_prefix', [edition.phone.prefix])
  }
  // One spelling a phone: a trunk zero would make a second account of it.
  if (nationalDigits(body.phone, edition) !== body.phone) {
    refuseFaults([{ field: 'phone', rule: 'format' }])
  }
  const broken = checkPhone(body.phone, edition)
  if (broken) refuseFaults([{ field: 'phone', ...broken }])
}
