import type { FastifyInstance } from 'fastify'
import { sendPage } from '../console/layout.ts'
import { readDescription } from '../http/description.ts'
import { referencePage } from './reference-page.ts'

/** The reference of the contract at /docs, made once from the description that is served. */
export function registerReference(app: FastifyInstance): void {
  const page = referencePage(readDescription())
  app.get('/docs', async (_, reply) => sendPage(reply, page))
}
