/** First visits to the pages of every other edition, each in its country's own language: a row an edition. */
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import type { Country } from '@paso/sdk/contract'
import { buildEditions, printBuild } from '../../../scripts/set-up/build.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import { editionOfBorrower, editionsOfBorrowers } from '../../support/editions.ts'
import { startSandbox } from '../../support/start-sandbox.ts'
import { budget, countedScripts, pages } from './first-visits.ts'
import { medianOf } from './median.ts'
import { newPhone, visit, type Visit } from './visit.ts'

const builds = fileURLToPath(new URL('../../../.paso/editions/', import.meta.url))

interface Edition {
  code: Country
  language: string
  port: number
}

/** @returns what went over its budget of bytes, or was loaded and is not counted */
export async function measureEditions(browser: Browser, runs: number): Promise<string[]> {
  const codes = (Object.keys(editionsOfBorrowers) as Country[]).filter((code) => code !== 'TH')
  if (!(await buildEditions(codes, printBuild))) throw new Error('an edition cannot be built')
  const served: Edition[] = []
  for (const code of codes) {
    const [language = 'en'] = editionOfBorrower(code).languages
    served.push({ code, language, port: await freePort() })
  }
  const EDITIONS = served.map(({ code, port }) => `${code}:${String(port)}`).join(' ')
  const sandbox = await startSandbox({ watched: false, env: { EDITIONS } })
  const rows: Record<string, Record<string, string>> = {}
  const faults: string[] = []
  try {
    for (const edition of served) {
      const row: Record<string, string> = { language: edition.language }
      for (const [path, { control, file }] of Object.entries(pages)) {
        const visits = await visitsOf(browser, edition, { path, control }, runs)
        const bytes = medianOf(visits.map((each) => each.bytes))
        row[`${path} kB until ready`] = (bytes / 1000).toFixed(1)
        row[`${path} ready s`] = (medianOf(visits.map(({ ready }) => ready)) / 1000).toFixed(2)
        const counted = countedScripts(builds + edition.code, `${file}.${edition.language}.html`)
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
  console.log(`\nfirst visits to the other editions, median of ${runs}; kB with headers (≤ 100)`)
  console.table(rows)
  return faults
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
