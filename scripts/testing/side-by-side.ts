import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { environmentWithTools, root } from '../set-up/pinned-node.mjs'
import { failedOnce, type Tally } from './read-results.ts'

export interface EndedLayer {
  readonly name: string
  readonly minutes: number
  readonly tally: Tally
}

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
  const child = spawn(process.execPath, [join(root, 'scripts', 'test-layer.ts'), name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentWithTools(env),
  })
  const printed = new PassThrough(roomy)
  child.stdout?.pipe(printed, { end: false })
  child.stderr?.pipe(printed, { end: false })
  let tally: Tally | undefined
  child.once('message', (message) => (tally = message as Tally))
  const ended = once(child, 'close').then(([code]) => {
    if (!tally) printed.write(`✗ ${name} ended with ${String(code)} and no result.\n`)
    printed.end()
    const minutes = (performance.now() - began) / 60_000
    return { name, minutes, tally: tally ?? failedOnce(`${name}: no result`) }
  })
  return { printed, ended }
}
