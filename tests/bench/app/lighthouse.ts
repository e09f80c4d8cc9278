import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { npmCommand } from '../../../scripts/set-up/install.mjs'

export interface LighthouseRun {
  /** Of 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds, but for the shift. */
  paint: number
  largestPaint: number
  blocked: number
  shift: number
}

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url))

/** Lighthouse stays apart from the product's packages: it brings a hundred of its own. */
export function installLighthouse(): void {
  const [npm = '', ...args] = npmCommand()
  const { status, stderr } = spawnSync(npm, [...args, 'ci'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`)
}

/** One run in its form for a phone, in a browser of its own. */
export function runLighthouse(url: string): LighthouseRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs', url], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(`Lighthouse failed:\n${stderr}`)
  return JSON.parse(stdout) as LighthouseRun
}
