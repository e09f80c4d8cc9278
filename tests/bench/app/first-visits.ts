/** First and second visits beside a static page and the same app built naively, in one run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { keepApp, newPhone, visit, type Place, type Visit } from './visit.ts'
import { medianOf } from './median.ts'

export const budget = {
  bytes: 100_000,
  paint: 1.2,
  ready: 4.2,
  /** Ready, beside the app built naively. */
  naive: 0.8,
  second: { paint: 0.6, ready: 1.8 },
}

export const pages = {
  '/': { control: 'main a[href]', file: 'home' },
  '/login': { control: 'input[type=tel]', file: 'login' },
} as const
type Path = keyof typeof pages
const paths = Object.keys(pages) as Path[]

type Visits = Map<string, Visit[]>
const add = (visits: Visits, name: string, one: Visit): void => {
  visits.set(name, [...(visits.get(name) ?? []), one])
}
const median = (visits: Visits, name: string, figure: 'bytes' | 'paint' | 'ready'): number =>
  medianOf((visits.get(name) ?? []).map((each) => each[figure]))

/** Where the static page, the app and the naive app are served. */
interface Addresses {
  still: string
  app: string
  naive: string
}

/** @returns what went over its budget of bytes, or was loaded and is not counted */
export async function measureVisits(
  browser: Browser,
  { still, app, naive }: Addresses,
  runs: number,
): Promise<string[]> {
  const first: Visits = new Map()
  const second: Visits = new Map()
  const open = async (name: string, place: Place, twice: boolean): Promise<void> => {
    const phone = await newPhone(browser)
    add(first, name, await visit(phone, place))
    if (twice) {
      await keepApp(phone, place)
      add(second, name, await visit(phone, place))
    }
    await phone.close()
  }
  for (let run = 0; run < runs; run++) {
    await open('static page', { url: still, control: 'input', hydrates: false }, false)
    for (const path of paths) {
      const place = { control: pages[path].control, hydrates: true }
      await open(path, { ...place, url: `${app}${path}` }, true)
      await open(`${path} naive`, { ...place, url: `${naive}${path}` }, false)
    }
  }
  print(first, second, runs)
  return paths.flatMap((path) => faultsOf(path, first))
}

function faultsOf(path: Path, first: Visits): string[] {
  const counted = countedScripts(ownBuild, `${pages[path].file}.th.html`)
  const visits = first.get(path) ?? []
  return [
    ...(median(first, path, 'bytes') > budget.bytes ? [`${path}: over ${budget.bytes} B`] : []),
    ...visits
      .filter(({ scripts }) => scripts.join() !== counted.join())
      .map(({ scripts }) => `${path}: had ${scripts.join(' ')}, counted ${counted.join(' ')}`),
  ]
}

/** Thailand's app, as `npm run build` makes it. */
export const ownBuild = fileURLToPath(new URL('../../../app/dist', import.meta.url))

/** What a build counts as the scripts of a first visit until the page takes taps. */
export function countedScripts(folder: string, page: string): string[] {
  const file = join(folder, '.vite', 'first-visits.json')
  const visits = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { untilReady: string[] }>
  return (visits[page]?.untilReady ?? []).toSorted()
}

function print(first: Visits, second: Visits, runs: number): void {
  const still = {
    paint: median(first, 'static page', 'paint'),
    ready: median(first, 'static page', 'ready'),
  }
  const row = (visits: Visits, name: string): Record<string, string> => ({
    'kB until ready': (median(visits, name, 'bytes') / 1000).toFixed(1),
    'paint s': seconds(median(visits, name, 'paint')),
    'paint ÷ static': ratio(median(visits, name, 'paint'), still.paint),
    'ready s': seconds(median(visits, name, 'ready')),
    'ready ÷ static': ratio(median(visits, name, 'ready'), still.ready),
  })
  console.log(
    `\nfirst visits, 400 kbit/s, 400 ms, CPU ÷ 6, median of ${runs}; kB with headers (≤ ${budget.bytes / 1000}),` +
      ` paint ≤ ${budget.paint}, ready ≤ ${budget.ready} × static and ≤ ${budget.naive} × naive`,
  )
  console.table(
    Object.fromEntries(
      [...first.keys()].map((name) => [
        name,
        {
          ...row(first, name),
          'ready ÷ naive': first.has(`${name} naive`)
            ? ratio(median(first, name, 'ready'), median(first, `${name} naive`, 'ready'))
            : '',
        },
      ]),
    ),
  )
  console.log(
    `\nsecond visits, by the service worker: paint ≤ ${budget.second.paint}, ready ≤ ${budget.second.ready} × the static page's first`,
  )
  console.table(Object.fromEntries([...second.keys()].map((name) => [name, row(second, name)])))
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2)
const ratio = (one: number, other: number): string => (one / other).toFixed(2)
