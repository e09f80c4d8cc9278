import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { countries } from '../../lending/countries/countries.ts'
import { countryOfPort } from '../../lending/settings/settings.ts'
import { editionOfPage, type Edition } from '../page-parts/edition.ts'
import { Failure } from '../../foundation/failure.ts'
import { SCRIPT_PATH, sendPage, STYLE_PATH } from '../page-parts/layout.ts'
import type { World } from '../page-parts/world.ts'
import { addressOf, borrowersOf, readFilter, type Asked } from './order-filter.ts'
import { overviewPage } from './overview-page.ts'
import { readOverview } from './overview.ts'
import { registerProofPages } from '../proofs/proof-pages.ts'
import { scenariosPage } from '../scenarios/scenarios-page.ts'
import { unusedIdentities } from '../scenarios/spare-identities.ts'
import { specimenBytes } from '../scenarios/specimens.ts'

/** So many spare identity numbers are offered at once. */
const SPARE_IDENTITIES = 5

/** Sends a file of the pages, checked anew at each visit. */
export const sendFile = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    .send(bytes)

/** The one stylesheet and the one script of the sandbox's own pages. */
export function registerPageFiles(app: FastifyInstance): void {
  const file = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, name))
  app.get(STYLE_PATH, async (_, reply) =>
    sendFile(reply, 'text/css; charset=utf-8', await file('console.css')),
  )
  app.get(SCRIPT_PATH, async (_, reply) =>
    sendFile(reply, 'text/javascript; charset=utf-8', await file('console.js')),
  )
}

/** The console's pages under /sandbox and the sample pictures that they offer. */
export function registerConsolePages(app: FastifyInstance, world: World): void {
  const { settings, database } = world
  app.get<{ Querystring: Asked }>('/sandbox', async ({ query, raw }, reply) => {
    const filter = await readFilter(database, query)
    // A phone stays in no address of a page: its borrowers' identifiers take its place.
    const named = await borrowersOf(database, query)
    if (named.length > 0) {
      return reply.redirect(addressOf({ ...filter, typed: named.join(',') }), 303)
    }
    const overview = await readOverview(database, world.realTime(), filter)
    const edition = countries[countryOfPort(settings, raw.socket.localPort)]
    return sendPage(reply, overviewPage(overview, { edition, filter }))
  })
  app.get<Edition>('/sandbox/scenarios', async (request, reply) => {
    const country = editionOfPage(request, settings)
    const identities = await unusedIdentities(database, country, SPARE_IDENTITIES)
    return sendPage(reply, scenariosPage(country, identities))
  })
  registerProofPages(app, world)
  app.get<{ Params: { file: string } }>('/sandbox/specimens/:file', async (request, reply) => {
    const bytes = await specimenBytes(request.params.file)
    if (bytes === undefined) throw new Failure('not_found')
    return sendFile(reply, 'image/jpeg', bytes)
  })
}
