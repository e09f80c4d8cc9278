/**
 * Builds `sw.js`, the service worker of this very build, and `sw-off.js`, which a server sends in its place to
 * switch it off. A build with one other byte has a worker of another name, so that nothing is mixed.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { filesOf, keyOf } from './first-visit.ts'

/** What must be there where nothing can be fetched, beside what the pages name. */
const always = [
  'src/frame/broken-screen.tsx',
  'src/frame/arrive.ts',
  'src/screens.ts',
  'src/screens/networkError/network-error-screen.tsx',
]
const words = ['outcome']

interface WorkerBuild {
  root: string
  dist: string
  languages: readonly string[]
  manifest: Manifest
}

export async function buildServiceWorkers({ root, dist, languages, manifest }: WorkerBuild) {
  const filesFor = (parts: readonly string[], areas: readonly string[]) =>
    Object.fromEntries(
      languages.map((language) => {
        const keys = [
          ...parts,
          keyOf('late-parts', manifest),
          keyOf(`words-${language}`, manifest),
          ...areas.map((area) => `src/i18n/generated/${language}/${area}.json`),
        ]
        const files = new Set(keys.flatMap((key) => filesOf(key, manifest)))
        return [language, [...files].map((file) => `/${file}`)]
      }),
    )
  const home = readFileSync(join(dist, `home.${languages[0] ?? ''}.html`), 'utf8')
  const [, entry] = [...home.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1) ?? []
  if (entry === undefined) throw new Error('the page names no script')
  const define = {
    __BUILD__: JSON.stringify(versionOf(root, dist)),
    __ENTRY__: JSON.stringify(entry),
    __NEEDED__: JSON.stringify(filesFor(always, words)),
    __SLIPS__: JSON.stringify(filesFor(['src/slip/kept-slips.tsx'], ['repayment', 'loan', 'help'])),
  }
  for (const [source, name] of [
    ['worker', 'sw'],
    ['worker-off', 'sw-off'],
  ] as const) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define,
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: ['chrome87', 'safari15.4'],
        rolldownOptions: {
          input: join(root, `src/service-worker/${source}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}

/** Of all that the build wrote, and of the workers' own code. */
function versionOf(root: string, dist: string): string {
  const hash = createHash('sha256')
  const read = (folder: string, ending: RegExp): void => {
    for (const name of readdirSync(folder).toSorted()) {
      if (ending.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
    }
  }
  read(dist, /\.html$/)
  read(join(dist, 'static', 'js'), /\.js$/)
  read(join(root, 'src', 'service-worker'), /\.ts$/)
  return hash.digest('hex').slice(0, 12)
}
