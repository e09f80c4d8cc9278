import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { rememberedFingerprint, rememberFingerprint } from '../set-up/fingerprint.ts'
import { root } from '../set-up/pinned-node.mjs'
import { lastLines, runCommand } from '../set-up/run-command.ts'
import { shortened, type Tally } from '../testing/read-results.ts'
import { keyOfTheWhole } from '../testing/unchanged.ts'
import { checks, type Check } from './checks.ts'

/** Runs every check, two or more at a time, printing each as it ends. A check counts as one test. */
export async function runChecks(): Promise<Tally> {
  const key = keyToRememberBy()
  const waiting = [...checks]
  const passed: Check[] = []
  const failures: string[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const failure = await failureOf(check, key)
      if (failure === undefined) passed.push(check)
      else failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  // Nobody knows which files a check read before an edit, and which after it.
  if (key !== undefined && keyToRememberBy() === key) {
    for (const check of passed) rememberFingerprint(idOf(check), key)
  }
  return { passed: passed.length, failed: failures.length, skipped: 0, failures }
}

/**
 * A check may read any file: it is run again when one has changed since it passed. In CI and with `--all` nothing is
 * remembered, nor what the compiler wrote down.
 */
function keyToRememberBy(): string | undefined {
  const { CI, PASO_ALL } = process.env
  if (!CI && PASO_ALL !== '1') return keyOfTheWhole([])
  rmSync(join(root, '.paso', 'tsc'), { recursive: true, force: true })
  return undefined
}

const idOf = ({ name }: Check): string => `check-${name.replaceAll(/\W+/g, '-')}`

async function failureOf(check: Check, key: string | undefined): Promise<string | undefined> {
  if (key !== undefined && rememberedFingerprint(idOf(check)) === key) {
    console.log(`✓ ${check.name} (unchanged)`)
    return undefined
  }
  let seconds = 0
  for (const command of check.commands) {
    const outcome = await runCommand(command)
    seconds += outcome.seconds
    if (outcome.code !== 0) {
      console.log(`✗ ${check.name}\n${indented(outcome.output)}\n  What to do: ${check.advice}\n`)
      return shortened(`check: ${check.name}`, lastLines(outcome.output))
    }
  }
  console.log(`✓ ${check.name} ${seconds.toFixed(1)} s`)
  return undefined
}

function indented(text: string): string {
  return text.trim().replaceAll(/^/gm, '    ')
}
