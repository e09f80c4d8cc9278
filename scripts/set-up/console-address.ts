import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the console of a running sandbox opens: with the secret that its first start made, unless a password is set. */
export function consoleAddress(sandbox: string, dataDir: string): string {
  const page = `${sandbox}/sandbox`
  if (process.env.SANDBOX_CONSOLE_PASSWORD) return page
  const secret = readFileSync(join(dataDir, 'console-secret'), 'utf8').trim()
  return `${page}?secret=${secret}`
}
