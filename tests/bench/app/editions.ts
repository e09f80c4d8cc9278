/** First visits to the pages of every edition, each in its country's own language: a row an edition. */
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import type { Country } from '@paso/sdk/contract'
import { buildEditions, printBuild } from '../../../scripts/set-up/build.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import { editionOfBorrower, editionsOfBorrowers } from '../../support/editions.ts'
import { startSandbox } from '../../support/start-sandbox.ts'
import { budget, countedScripts, ownBuild, pages } from './first-visits.ts'
import { medianOf } from './median.ts'
import { newPhone, visit, type Visit } from './visit.ts'

const builds = fileURLToPath(new URL('../../../.paso/editions/', import.meta.url))

interface Edition {
  code: Country
  language: string
  /** Where its app lies, and where it is served. */
  folder: string
  port: number
}

/** @returns what went over its budget of bytes, or was loaded and is not counted */
export async function measureEditions(browser: Browser, runs: number): Promise<string[]> {
  const codes = Object.keys(editionsOfBorrowers) as Country[]
  const others = codes.filter((code) => code !== 'TH')
  if (!(await buildEditions(others, printBuild))) throw new Error('an edition cannot be built')
  const further: Edition[] = []
  for (const code of others) {
    further.push({ ...editionIn(builds + code, code), port: await freePort() })
  }
  const EDITIONS = further.map(({ code, port }) => `${code}:${String(port)}`).join(' ')
  const sandbox = await startSandbox({ watched: false, env: { EDITIONS } })
  const thailand = { ...editionIn(ownBuild, 'TH'), port: Number(new URL(sandbox.url).port) }
  const rows: Record<string, Record<string, string>> = {}
  const faults: string[] = []
  try {
    for (const edition of [thailand, ...further]) {
      const row: Record<string, string> = { language: edition.language }
      for (const [path, { control, file }] of Object.entries(pages)) {
        const visits = await visitsOf(browser, edition, { path, control }, runs)
        const bytes = medianOf(visits.map((each) => each.bytes))
        row[`${path} kB until ready`] = (bytes / 1000).toFixed(1)
        row[`${path} ready s`] = (medianOf(visits.map(({ ready }) => ready)) / 1000).toFixed(2)
        const counted = countedScripts(edition.folder, `${file}.${edition.language}.html`)
        const at = `${edition.code} ${path}`
        if (bytes > budget.bytes) faults.push(`${at}: over ${budget.bytes} B`)
        const uncounted = visits.filter(({ scripts }) => scripts.join() !== counted.join())
        faults.push(...uncounted.map(({ scripts }) => `${at}: had ${scripts.join(' ')}`))
      }
      rows[edition.code] = row
    }
  } finally {
    await sandbox.stop()
  }
  console.log(`\nfirst visits to the editions, median of ${runs}; kB with headers (≤ 100)`)
  console.table(rows)
  return faults
}

function editionIn(folder: string, code: Country): Omit<Edition, 'port'> {
  const [language = 'en'] = editionOfBorrower(code).languages
  return { code, language, folder }
}

async function visitsOf(
  browser: Browser,
  { language, port }: Edition,
  { path, control }: { path: string; control: string },
  runs: number,
): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) {
    const phone = await newPhone(browser, { locale: language })
    const url = `http://127.0.0.1:${String(port)}${path}`
    visits.push(await visit(phone, { url, control, hydrates: true }))
    await phone.close()
  }
  return visits
}
