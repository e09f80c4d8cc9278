import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { descriptionText, readPlainDescription } from '../../http/pipeline/description.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import { sendFile } from '../console/register-pages.ts'
import { html } from '../../foundation/html.ts'
import { sendPage } from '../page-parts/layout.ts'
import { contentsOf, referenceFrame } from './contents.ts'
import { operationPage } from './operation-page.ts'
import { referencePage } from './reference-page.ts'
import { find, searchable, searchPage } from './search.ts'

/** The page links to it: the file that other tools read. */
const FILE_PATH = '/docs/lender.json'

/**
 * The SDK's client, built for a page: it signs what is tried there. It is served as it is and never
 * imported, so that the lender still knows nothing of it.
 */
const CLIENT = new URL('../../../../sdk/dist/page/client.js', import.meta.url)

const FILES = {
  'reference.css': { type: 'text/css', file: join(import.meta.dirname, 'reference.css') },
  'reference.js': { type: 'text/javascript', file: join(import.meta.dirname, 'reference.js') },
  'client.js': { type: 'text/javascript', file: CLIENT },
} as const

/**
 * The reference of the contract under /docs, made from the description when first asked for. A page
 * of what holds for every call, one for each operation, and a search.
 */
export function registerReference(
  app: FastifyInstance,
  { signatureSecret }: Pick<Settings, 'signatureSecret'>,
): void {
  let made: ReturnType<typeof readAll> | undefined
  const all = () => (made ??= readAll())
  app.get(FILE_PATH, async (_, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lender.json"')
      .header('x-content-type-options', 'nosniff')
      .send(descriptionText()),
  )
  for (const [name, { type, file }] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, async (_, reply) => {
      if (!existsSync(file))
        return reply.code(503).type('text/plain').send('Not built yet: npm run build.\n')
      return sendFile(reply, `${type}; charset=utf-8`, await readFile(file))
    })
  }
  app.get('/docs/', async (_, reply) => reply.redirect('/docs'))
  app.get('/docs', async (_, reply) => {
    const { description, contents } = all()
    const content = referencePage(description, contents, FILE_PATH)
    return sendPage(reply, referenceFrame(contents, { title: contents.name, content }))
  })
  app.get<{ Querystring: { q?: string | string[] } }>('/docs/search', async (request, reply) => {
    const { contents, index } = all()
    const asked = String(request.query.q ?? '').slice(0, 100)
    const content = searchPage(find(index, asked), asked)
    return sendPage(reply, referenceFrame(contents, { title: 'Search', asked, content }))
  })
  app.get<{ Params: { id: string } }>('/docs/:id', async (request, reply) => {
    const { contents } = all()
    const operation = contents.operations.find(({ id }) => id === request.params.id)
    if (operation === undefined) {
      const content = html`<h1 id="content" tabindex="-1">There is no such operation</h1>`
      return sendPage(reply, referenceFrame(contents, { title: 'Not found', content }), 404)
    }
    const content = operationPage(operation, signatureSecret)
    const { summary: title, id: current } = operation
    return sendPage(reply, referenceFrame(contents, { title, current, content }))
  })
}

function readAll() {
  const description = readPlainDescription()
  const contents = contentsOf(description)
  return { description, contents, index: searchable(description, contents) }
}
