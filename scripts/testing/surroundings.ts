import { findOrInstallBrowser } from '../set-up/browser.ts'
import { stop } from '../set-up/install.mjs'
import { findOrInstallPdfReader } from '../set-up/pdf-reader.ts'
import { findPostgres, startPostgres } from '../set-up/postgres.ts'

export interface Surroundings {
  /** What tests are given of browser and PostgreSQL. */
  readonly env: Readonly<Record<string, string>>
  /** Versions of these and of the reader of PDFs. */
  readonly engines: readonly string[]
  tidyUp(): Promise<void>
}

/** Finds the browser and the reader of PDFs, and starts the PostgreSQL that tests need. Ends the program in words where there is none. */
export async function prepareSurroundings(needs: {
  browser: boolean
  postgres: boolean
  pdfReader: boolean
}): Promise<Surroundings> {
  const env: Record<string, string> = {}
  const engines: string[] = []
  const missing: string[] = []
  if (needs.browser) {
    const browser = await findOrInstallBrowser(console.log)
    if (typeof browser === 'string') missing.push(browser)
    else {
      env.PASO_BROWSER = browser.executable
      engines.push(`${browser.version} (${browser.executable})`)
    }
  }
  if (needs.pdfReader) {
    const reader = await findOrInstallPdfReader(console.log)
    if (typeof reader === 'string') missing.push(reader)
    else engines.push(reader.version)
  }
  let tidyUp: () => Promise<void> = () => Promise.resolve()
  if (needs.postgres) {
    const programs = await findPostgres()
    if (typeof programs === 'string') missing.push(programs)
    else {
      const server = await startPostgres(programs)
      env.PASO_POSTGRES_BIN = programs.folder
      env.PASO_DATABASE_URL = server.url
      engines.push(`${programs.version} (${programs.folder})`)
      tidyUp = async () => {
        await server.stop()
        programs.remove()
      }
    }
  }
  if (missing.length > 0) {
    await tidyUp()
    stop('The tests cannot run here.', missing)
  }
  for (const engine of engines) console.log(`✓ ${engine}`)
  return { env, engines, tidyUp }
}
