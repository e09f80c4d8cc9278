/**
 * Builds the app: code, then every prerendered page in each language that its country offers, then
 * compressed copies.
 *
 * `dist/pages.json` says which file a server sends:
 *   { "/login": { "th": "login.th.html", … }, "*": { … } }     `*` is every other path
 * `dist/partners.json` says whose pages may stand in a frame: the origins that the policy names as `frame-src`.
 * The server replaces each `__NONCE__` of a page by a fresh nonce and names it in its policy.
 * The folder may be named as an argument; `dist` unless it is.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as Prerender from '../src/prerender.tsx'
import { compress } from './compress.ts'
import { findCountry } from './country-modules.ts'
import { firstVisit, type FirstVisit } from './first-visit.ts'
import { pageHtml, plainHtml } from './page-html.ts'
import { buildServiceWorkers } from './service-worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? join(root, 'dist'))
const serverDist = join(dist, 'prerender')

/** Paths with a painted page of their own; `*` is the shape for all others. */
const pages = [
  { file: 'home', screen: 'home', paths: ['/', '/home'] },
  { file: 'login', screen: 'login', paths: ['/login'] },
  { file: 'shell', screen: null, paths: ['*'] },
] as const
const country = await findCountry()
const { languages } = country.default

async function main(): Promise<void> {
  const configFile = join(root, 'vite.config.ts')
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  })
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: serverDist,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  // What a page loads later is made here too: the client takes a path only where there is an origin.
  Object.assign(globalThis, { origin: 'https://prerender.invalid' })
  const entry = pathToFileURL(join(serverDist, 'prerender.js')).href
  const prerender = (await import(entry)) as typeof Prerender
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest

  const table: Record<string, Record<string, string>> = {}
  const visits: Record<string, FirstVisit> = {}
  for (const { file, screen, paths } of pages) {
    const files: Record<string, string> = {}
    for (const language of languages) {
      const rendered = await prerender.render(screen, language)
      const name = `${file}.${language}.html`
      const html = pageHtml({ template, rendered, screen, language, manifest })
      writeFileSync(join(dist, name), html)
      if (screen !== null) visits[name] = firstVisit(html, language, manifest)
      files[language] = name
    }
    for (const path of paths) table[path] = files
  }
  for (const name of prerender.legalNames) {
    for (const language of languages) {
      const file = `legal-${name}.${language}.html`
      const painted = await prerender.renderLegal(name, language)
      writeFileSync(join(dist, file), plainHtml(template, painted))
      // In the reader's language, and in this one by an address of its own.
      table[`/legal/${name}`] = { ...table[`/legal/${name}`], [language]: file }
      table[`/legal/${name}/${language}`] = { [language]: file }
    }
  }
  writeFileSync(join(dist, 'pages.json'), `${JSON.stringify(table, null, 2)}\n`)
  const partners = new Set(country.partners.map(({ page }) => new URL(page).origin))
  writeFileSync(join(dist, 'partners.json'), JSON.stringify([...partners]))
  writeFileSync(join(dist, '.vite', 'first-visits.json'), JSON.stringify(visits))
  rmSync(serverDist, { recursive: true })
  rmSync(join(dist, 'index.html'))
  await buildServiceWorkers({ root, dist, languages, manifest })
  // The licence of the Urdu face goes with its file.
  const licence = fileURLToPath(import.meta.resolve('@fontsource/noto-nastaliq-urdu/LICENSE'))
  copyFileSync(licence, join(dist, 'static', 'media', 'noto-nastaliq-urdu-OFL.txt'))
  compress(join(dist, 'static'))
}

await main()
