import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { environmentWithTools, root } from '../set-up/pinned-node.mjs'
import { killGroup } from './process-group.ts'
import { failedOnce, type Tally } from './read-results.ts'
import { watchReads } from './watch-reads.ts'

export interface EndedLayer {
  readonly name: string
  readonly minutes: number
  readonly tally: Tally
}

/** Three times as long as the longest layer takes on two slow cores: one that takes longer hangs. */
const LONGEST_MINUTES = 30

/** Nothing is held back while it waits for its turn to be printed. */
const roomy = { highWaterMark: 1 << 30 }

/**
 * Runs layers at the same time, each as a process of its own. What the first one prints is shown as it comes, what
 * the next one printed meanwhile follows when that has ended.
 */
export async function runSideBySide(
  names: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<EndedLayer[]> {
  const running = names.map((name) => ({ name, ...startLayer(name, env) }))
  for (const { name, printed } of running) {
    console.log(`\n━━ ${name} ━━`)
    for await (const chunk of printed) process.stdout.write(chunk as Buffer)
  }
  return Promise.all(running.map(({ ended }) => ended))
}

function startLayer(
  name: string,
  env: Readonly<Record<string, string>>,
): { printed: PassThrough; ended: Promise<EndedLayer> } {
  const began = performance.now()
  const reads = watchReads(name)
  const child = spawn(process.execPath, [join(root, 'scripts', 'test-layer.ts'), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentWithTools({ ...env, ...reads.env }),
    // A group of its own: whatever it started ends with it.
    detached: true,
  })
  let tally: Tally | undefined
  const endGroup = () => killGroup(child.pid)
  const stopped = (signal: NodeJS.Signals) => {
    endGroup()
    process.kill(process.pid, signal)
  }
  process.once('SIGINT', stopped).once('SIGTERM', stopped)
  const limit = setTimeout(() => {
    tally = failedOnce(`${name} was ended: after ${String(LONGEST_MINUTES)} minutes it still ran`)
    endGroup()
  }, LONGEST_MINUTES * 60_000)
  child.once('exit', endGroup)
  const printed = new PassThrough(roomy)
  child.stdout?.pipe(printed, { end: false })
  child.stderr?.pipe(printed, { end: false })
  child.once('message', (message) => (tally = message as Tally))
  const ended = once(child, 'close').then(([code]) => {
    clearTimeout(limit)
    process.off('SIGINT', stopped).off('SIGTERM', stopped)
    if (!tally) printed.write(`✗ ${name} ended with ${String(code)} and no result.\n`)
    printed.end()
    const minutes = (performance.now() - began) / 60_000
    return { name, minutes, tally: reads.judge(tally ?? failedOnce(`${name}: no result`)) }
  })
  return { printed, ended }
}
