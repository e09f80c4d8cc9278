import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { clockAt } from '../../foundation/clock.ts'
import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { countryOf } from '../../lending/countries/countries.ts'
import { findSession } from '../../lending/sessions/sessions.ts'
import { checkCountryLanguage, checkSignature, readCaller } from './caller.ts'
import type { Operation } from './description.ts'
import { failInOutage, readClockAndOutage } from './outage.ts'
import type { PipelineOptions } from './pipeline-options.ts'
import { refuseUnstorable } from './unstorable.ts'
import { checkVersion } from './version.ts'

/** The checks that every call passes before its fields are looked at. */
export function admission(
  operation: Operation,
  options: PipelineOptions,
): preValidationHookHandler {
  const { settings, database, realTime } = options
  const { atWork } = options.turnsOf(operation.id)
  return async (request) => {
    refuseUnstorable(request.query)
    const now = realTime()
    const network = networkOf(request.ip)
    // Whose call it is says only a statement: until then those of a network take their turns.
    const inTurn = <T>(read: () => Promise<T>): Promise<T> => atWork.inTurn(network, read)
    if (!operation.signed) {
      const { clock, failingCalls } = await inTurn(() => readClockAndOutage(database, realTime))
      await failInOutage(database, failingCalls)
      request.callContext = {
        ...{ borrower: null, sessionId: null, signedInAt: null },
        ...{ clock, platform: 'web' },
      }
      return
    }
    refuseUnstorable(request.body)
    const fields = readCaller(sourceOf(request))
    request.country = countryOf(fields.app_id)
    checkCountryLanguage(request.headers['country-language'])
    if (operation.keyed) checkKey(request.headers['idempotency-key'])
    checkSignature(fields, settings.signatureSecret, now)
    if (operation.refusesOldVersions) checkVersion(fields.version, settings)
    const session =
      operation.session === 'none'
        ? undefined
        : await inTurn(() => findSession(database, fields.token, now, settings.sessionIdleMs))
    // A session is of its account's edition, and good for no other.
    if (session && session.appId !== fields.app_id) throw new Failure('not_allowed')
    if (operation.session === 'required' && !session) throw new Failure('signed_out')
    // One statement reads the session and what all processes share.
    const { clock, failingCalls } = session
      ? { clock: clockAt(session.clockOffsetMs, realTime), failingCalls: session.failingCalls }
      : await inTurn(() => readClockAndOutage(database, realTime))
    await failInOutage(database, failingCalls)
    request.callContext = {
      borrower: session?.borrower ?? null,
      sessionId: session?.id ?? null,
      signedInAt: session?.startedAt ?? null,
      clock,
      platform: fields.platform,
    }
  }
}

/** GET carries the common fields in the query, any other method in its body. */
function sourceOf(request: FastifyRequest): Record<string, unknown> {
  const source = /^(GET|HEAD)$/.test(request.method) ? request.query : request.body
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    throw new Failure('malformed', { detail: 'the common fields are missing' })
  }
  return source as Record<string, unknown>
}

function checkKey(key: unknown): void {
  if (typeof key === 'string' && /^[A-Za-z0-9._:-]{8,100}$/.test(key)) return
  throw new Failure('malformed', { detail: 'Idempotency-Key is missing or malformed' })
}
