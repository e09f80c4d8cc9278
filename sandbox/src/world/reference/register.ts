import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendPage, type Page } from '../page-parts/layout.ts'
import { sendFile } from '../console/register-pages.ts'
import { descriptionText, readPlainDescription } from '../../http/pipeline/description.ts'
import { referencePage } from './reference-page.ts'

const STYLE_PATH = '/docs/reference.css'
/** The page links to it: the file that other tools read. */
const FILE_PATH = '/docs/lender.json'

/** The reference of the contract at /docs, made from the description that is served, when first asked for. */
export function registerReference(app: FastifyInstance): void {
  let page: Page | undefined
  app.get(FILE_PATH, async (_, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lender.json"')
      .header('x-content-type-options', 'nosniff')
      .send(descriptionText()),
  )
  app.get(STYLE_PATH, async (_, reply) => {
    const file = join(import.meta.dirname, 'reference.css')
    return sendFile(reply, 'text/css; charset=utf-8', await readFile(file))
  })
  app.get('/docs', async (_, reply) => {
    page ??= { ...referencePage(readPlainDescription(), FILE_PATH), style: STYLE_PATH }
    return sendPage(reply, page)
  })
}
