import type { FastifyRequest } from 'fastify'
import type { OperationId } from '../../foundation/contract.ts'
import type { Language } from '../../foundation/languages.ts'
import { countries } from '../../lending/countries/countries.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { Vault } from '../../store/sealing/vault.ts'
import type { CallContext } from './call-context.ts'
import { languageOf } from './caller.ts'
import type { Operation } from './description.ts'
import type { Call } from './handler.ts'
import { anonymousOwner, fingerprintOf, type KeyUse } from './idempotency.ts'
import type { PipelineOptions } from './pipeline-options.ts'

/** The call as its handler gets it: on `run.db`, with what was found out about it. */
export function callFor(
  operation: Operation,
  options: PipelineOptions,
  request: FastifyRequest,
  callContext: CallContext,
  run: {
    db: Queryable
    transaction: Call<OperationId>['transaction']
    gone: AbortSignal
  },
): Call<OperationId> {
  const call = {
    operationId: operation.id,
    db: run.db,
    transaction: run.transaction,
    borrower: callContext.borrower,
    sessionId: callContext.sessionId,
    signedInAt: callContext.signedInAt,
    platform: callContext.platform,
    query: request.query,
    path: request.params,
    body: request.body,
    header: (name: string) => textOf(request.headers[name.toLowerCase()]),
    clock: callContext.clock,
    language: requestLanguage(request, options.settings),
    country: request.country ?? options.settings.country,
    settings: options.settings,
    partners: options.partners,
    address: request.ip,
    requestId: request.id,
    log: request.log,
    gone: run.gone,
  }
  // The framework has validated query, path and body against the description of this operation.
  return call as unknown as Call<OperationId>
}

/** The language that the answer is read in: unless the call says another, its edition's own. */
export function requestLanguage(request: FastifyRequest, settings: Settings): Language {
  const country = request.country ?? settings.country
  return languageOf(request.headers['accept-language'], countries[country].languages[0])
}

/** What a key of this call stands for, and whose it is. */
export function keyUse(
  operation: Operation,
  request: FastifyRequest,
  callContext: CallContext,
  vault: Vault,
): KeyUse {
  const body = (request.body ?? {}) as Record<string, unknown>
  const owner =
    callContext.borrower?.id ??
    anonymousOwner(vault, {
      appId: String(body['app_id']),
      phonePrefix: String(body['phone_prefix']),
      phone: String(body['phone']),
      uuid: String(body['uuid']),
    })
  return {
    owner,
    key: textOf(request.headers['idempotency-key']) ?? '',
    operation: operation.id,
    fingerprint: fingerprintOf(vault, operation.id, body, request.query, request.params),
    now: callContext.clock.security(),
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
