import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { markets } from '../rules/products.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { ApiFailure } from '../http/failure.ts'
import { SCRIPT_PATH, sendPage, STYLE_PATH } from './layout.ts'
import { overviewPage } from './overview-page.ts'
import { readOverview } from './overview.ts'
import { specimenBytes, specimensOf } from './specimens.ts'

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

/** The console's page at /sandbox and the sample pictures that it offers. */
export function registerConsolePages(
  app: FastifyInstance,
  options: { settings: Settings; database: Database; realTime?: () => Date },
): void {
  const { settings, database } = options
  const realTime = options.realTime ?? (() => new Date())
  const { zone } = markets[settings.country]
  const specimens = specimensOf[settings.country]
  app.get('/sandbox', async (_, reply) => {
    const overview = await readOverview(database, realTime())
    return sendPage(reply, overviewPage(overview, { zone, specimens }))
  })
  app.get<{ Params: { file: string } }>('/sandbox/specimens/:file', async (request, reply) => {
    const bytes = await specimenBytes(settings.country, request.params.file)
    if (bytes === undefined) throw new ApiFailure('not_found')
    return sendFile(reply, 'image/jpeg', bytes)
  })
}
