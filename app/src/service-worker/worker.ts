/**
 * Opens the app without a network, and at once where there is one (docs/decisions/0073). Keeps the pages and the
 * hashed files of one build; never an answer of the lender, which it does not even see.
 */
import { pathOf, routeNames } from '../route-map.ts'
import { cacheOf, forgetKept, type PageNews } from './kept.ts'
import { workerScope } from './worker-scope.ts'

/** Put in by the build: its version, the script that each page of it names, and what a language needs at least. */
declare const __BUILD__: string
declare const __ENTRY__: string
declare const __NEEDED__: Readonly<Record<string, readonly string[]>>
/** And what shows a payment slip, for a device that has it of an earlier version. */
declare const __SLIPS__: Readonly<Record<string, readonly string[]>>

const scope = workerScope()
const own = cacheOf(__BUILD__)
/** One page for each shape that the server has. */
const pages = ['/', '/login', '/mine'] as const
const routes = new Set(routeNames.map((name) => firstPart(pathOf(name))))

scope.addEventListener('install', (event) => {
  // What a build of the same name left behind is not trusted.
  event.waitUntil(caches.delete(own).then(keepPages).then(scope.skipWaiting.bind(scope)))
})

scope.addEventListener('activate', (event) => {
  // A page of the version before may be open: it goes on, and what it has left stays until the next opening.
  event.waitUntil(scope.clients.claim())
})

scope.addEventListener('message', (event) => {
  event.waitUntil(keepFor(event.data as PageNews).catch(() => undefined))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    const isOurs = routes.has(firstPart(pathname))
    event.respondWith(isOurs ? page(request, pathname) : elsewhere(request))
    event.waitUntil(tidy())
  } else if (pathname.startsWith('/static/')) {
    event.respondWith(file(request))
  }
})

function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}

async function keepPages(): Promise<void> {
  const answers = await Promise.all(pages.map((path) => fetch(path, { cache: 'no-cache' })))
  const texts = await Promise.all(answers.map((answer) => answer.clone().text()))
  // While a deployment is under way the pages may be another build's: those have a worker of their own.
  if (!answers.every(({ ok }) => ok) || !texts.every((text) => text.includes(__ENTRY__))) {
    throw new Error('pages of another build')
  }
  const named = texts.flatMap((text) => text.match(/\/static\/js\/[\w.-]+\.js/g) ?? [])
  const language = languageOf(texts[0])
  const slips = (await hasShownSlips()) ? __SLIPS__[language] : []
  await keepFiles([...named, ...(__NEEDED__[language] ?? []), ...(slips ?? [])])
  const kept = await caches.open(own)
  await Promise.all(pages.map((path, place) => kept.put(path, answers[place] as Response)))
}

/** What an open page has loaded is kept too; where it is in another language by now, so are the pages. */
async function keepFor({ language, files }: PageNews): Promise<void> {
  const home = await kept('/')
  if (home === undefined || languageOf(await home.text()) !== language) await keepPages()
  await keepFiles(files)
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(own)
  await Promise.all(
    [...new Set(files)].map(async (name) => {
      if ((await cache.match(name, { ignoreVary: true })) === undefined) await cache.add(name)
    }),
  )
}

async function hasShownSlips(): Promise<boolean> {
  const versions = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const files = await Promise.all(versions.map((version) => version.keys()))
  return files.flat().some(({ url }) => url.includes('/kept-slips-'))
}

const languageOf = (html = ''): string => /<html lang="([a-z]+)/.exec(html)?.[1] ?? ''

const kept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: own, ignoreVary: true })

async function page(request: Request, path: string): Promise<Response> {
  const shape = path === '/home' || path === '/' ? '/' : path === '/login' ? path : '/mine'
  const answer = await kept(shape)
  return answer === undefined ? fetch(request) : withFreshNonce(answer)
}

/** What the server alone has, such as the terms. Inside a wrapper the browser's own error would leave no way back. */
const elsewhere = (request: Request): Promise<Response> =>
  fetch(request).catch(() => Response.redirect(pathOf('networkError')))

/** A nonce is good for one opening, also where no server gives it. */
async function withFreshNonce(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  // The text is unpacked by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  let text = await answer.text()
  const policy = headers.get('content-security-policy') ?? ''
  const old = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (old !== undefined) {
    const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    headers.set('content-security-policy', policy.replaceAll(old, fresh))
    text = text.replaceAll(old, fresh)
  }
  return new Response(text, { headers })
}

/** A file whose name is its hash is the same everywhere: an older page finds its own, too. */
async function file(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true })
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void caches
      .open(own)
      .then((cache) => cache.put(request, copy))
      // A device that is full keeps no more.
      .catch(() => undefined)
  }
  return answer
}

/**
 * Deletes what older versions kept, unless a page of theirs may be open. While a newer one is on its
 * way nothing goes: what it has kept so far would be taken for an older one's.
 */
async function tidy(): Promise<void> {
  const { installing, waiting } = scope.registration
  if (installing !== null || waiting !== null) return
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) await forgetKept(own)
}
