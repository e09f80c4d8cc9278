import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { countries } from '../../lending/countries/countries.ts'
import {
  countryOfPort,
  type ServedEdition,
  type Settings,
} from '../../lending/settings/settings.ts'
import { newNonce, pageHeaders, workerHeaders } from './page-policy.ts'
import { Pages } from './page-table.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const YEAR = 31_536_000_000

/**
 * Answers a GET or HEAD that nothing else serves with a page of the app; false when it is none. `status` is
 * 200 unless given: the app's own routes say what is missing.
 */
export type ServePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status?: number,
) => Promise<boolean>

/** Serves the built app: hashed files for a year, and returns what serves its pages. */
export async function registerPages(app: FastifyInstance, settings: Settings): Promise<ServePage> {
  const folder = settings.appFolder
  if (folder === undefined) return async () => false
  const own = { country: settings.country, folder }
  const editions = [own, ...settings.otherEditions].map((edition) => ({
    ...edition,
    pages: new Pages(edition.folder),
  }))
  const editionOf = ({ raw }: FastifyRequest) => {
    const asked = countryOfPort(settings, raw.socket.localPort)
    return editions.find(({ country }) => country === asked)!
  }
  await app.register(async (files) => {
    nameScripts(files)
    await serveFiles(files, folder, settings.otherEditions)
    if (existsSync(join(folder, 'sw.js')))
      serveWorker(files, (request) => editionOf(request).folder, settings.serviceWorker)
  })
  const stores = settings.objectStore ? [new URL(settings.objectStore.url).origin] : []
  return async (request, reply, status = 200) => {
    const path = request.url.split('?')[0] ?? '/'
    if (!/^(GET|HEAD)$/.test(request.method) || isNoPage(path)) return false
    const { country, pages } = editionOf(request)
    const wanted = [...wantedLanguages(request), countries[country].languages[0], 'en']
    const page = await pages.page(path, wanted)
    if (!page) {
      notBuilt(reply)
      return true
    }
    const nonce = newNonce()
    reply.code(status)
    leaveOut(reply)
    reply.headers({
      ...pageHeaders(nonce, { partners: await pages.partners(), stores }),
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      // The page itself holds nothing private, and a page that may not be kept never comes back
      // from the back/forward cache.
      'cache-control': 'no-cache, private',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
    await sendCompressed(request, reply, page.text.replaceAll('__NONCE__', nonce))
    return true
  }
}

/** Bytes of every first visit. The id stands in the log, and a connection is kept without being told (RFC 9112). */
function leaveOut(reply: FastifyReply): void {
  reply.removeHeader('x-request-id')
  reply.raw.removeHeader('connection')
}

/** By the registered type (RFC 9239). A module is read as UTF-8, whatever its header says. */
function nameScripts(files: FastifyInstance): void {
  files.addHook('onSend', async (_, reply) => {
    const type = reply.getHeader('content-type')
    if (type === 'application/javascript; charset=utf-8') reply.type('text/javascript')
  })
}

/** The page's service worker, or what takes its place where it is switched off: never from a cache. */
function serveWorker(
  app: FastifyInstance,
  folderOf: (request: FastifyRequest) => string,
  on: boolean,
): void {
  app.get('/sw.js', (request, reply) =>
    reply
      .headers(workerHeaders)
      .sendFile(on ? 'sw.js' : 'sw-off.js', folderOf(request), { cacheControl: false, etag: true }),
  )
}

async function serveFiles(
  app: FastifyInstance,
  folder: string,
  others: readonly ServedEdition[],
): Promise<void> {
  const hashed = join(folder, 'static')
  if (!existsSync(hashed)) return
  await app.register(fastifyStatic, {
    // A name holds its file's hash: what two editions call alike is alike.
    root: [hashed, ...others.map((edition) => join(edition.folder, 'static'))],
    prefix: '/static/',
    decorateReply: true,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    // A file whose name is its hash is never asked about again, nor in part: every byte of a first
    // visit counts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: leaveOut,
  })
  // Files beside the pages: the icon, a manifest. Named one by one, so that no path can reach out.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || /\.html(\.(br|gz))?$|\.json$|^\.|^sw/.test(entry.name)) continue
    app.get(`/${entry.name}`, (_, reply) =>
      reply.sendFile(entry.name, folder, {
        maxAge: 3_600_000,
        immutable: false,
        etag: true,
        lastModified: true,
      }),
    )
  }
}

/** Paths of the server's own: what is missing there is missing, and no page of the app. */
function isNoPage(path: string): boolean {
  return /^\/(api|v2|static|sandbox|docs|health|ready)(\/|$)/.test(path)
}

function wantedLanguages(request: FastifyRequest): string[] {
  const cookie = /(?:^|;\s*)paso_language=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  const accepted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
  return cookie === undefined ? accepted : [cookie, ...accepted]
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'br') {
    // Some 8 ms outside the event loop. The highest quality takes 30 more and saves 90 bytes, 2 ms of a slow line.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    }
    reply.header('content-encoding', 'br').send(await brotli(text, { params }))
    return
  }
  if (encoding === 'gzip') {
    reply.header('content-encoding', 'gzip').send(await zip(text))
    return
  }
  reply.send(text)
}

/** As the hashed files are negotiated: `*` is taken for gzip, quality 0 for a refusal. */
function encodingFor(accepted = ''): string | null {
  return negotiate(accepted.toLowerCase().replaceAll('*', 'gzip'), ['br', 'gzip'])
}

function notBuilt(reply: FastifyReply): void {
  reply
    .code(503)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('The app is not built yet. Run `npm run build`, then load this page again.\n')
}
