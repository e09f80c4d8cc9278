import type { FastifyRequest } from 'fastify'
import { Failure } from '../../foundation/failure.ts'

/**
 * 403001 for a request that a page of another origin made. A browser sends what it was
 * given for the console by itself, so that no foreign page may reach it through the tester's.
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Failure('not_allowed')
  }
  const { origin, host } = request.headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) {
    throw new Failure('not_allowed')
  }
  if (request.method !== 'GET' && !isJson(request.headers['content-type'])) {
    throw new Failure('wrong_content')
  }
}

/** A form of a foreign page can send text and form data, but not JSON. */
function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\b/i.test(type)
}
