import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../console/layout.ts'
import { sendFile } from '../console/register-pages.ts'
import { readPlainDescription } from '../http/description.ts'
import { referencePage } from './reference-page.ts'

const STYLE_PATH = '/docs/reference.css'

/** The reference of the contract at /docs, made once from the description that is served. */
export function registerReference(app: FastifyInstance): void {
  const page = { ...referencePage(readPlainDescription()), style: STYLE_PATH }
  app.get(STYLE_PATH, async (_, reply) => {
    const file = join(import.meta.dirname, 'reference.css')
    return sendFile(reply, 'text/css; charset=utf-8', await readFile(file))
  })
  app.get('/docs', async (_, reply) => sendPage(reply, page))
}
