import type { FastifyInstance } from 'fastify'
import { checkCall, isOfTheContract } from '../../proxy/contract-check.ts'

/** A call that the description does not know. */
class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** Holds every call of the contract's operations against the description. */
export function watchAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOfTheContract(request.url)) return payload
    const { operationId, findings } = checkCall({
      method: request.method,
      target: request.url,
      requestHeaders: request.headers,
      requestBody: Buffer.from(JSON.stringify(request.body ?? null)),
      status: reply.statusCode,
      responseHeaders: reply.getHeaders() as Record<string, string | undefined>,
      responseBody: Buffer.from(typeof payload === 'string' ? payload : ''),
    })
    if (findings.length === 0) return payload
    throw new ContractViolation(`${operationId ?? 'none'}: ${findings.join(', ')}`)
  })
}
