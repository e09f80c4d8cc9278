import { availableParallelism } from 'node:os'
import { fingerprintOf, rememberedFingerprint, rememberFingerprint } from '../set-up/fingerprint.ts'
import { runCommand } from '../set-up/run-command.ts'
import type { Tally } from '../testing/read-results.ts'
import { checks, type Check } from './checks.ts'

/** Runs every check, two or more at a time, printing each as it ends. A check counts as one test. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...checks]
  let passed = 0
  const failed: string[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (await passes(check)) passed += 1
      else failed.push(check.name)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  if (failed.length > 0) console.log(`✗ failed: ${failed.join(', ')}`)
  return { passed, failed: failed.length, skipped: 0 }
}

async function passes(check: Check): Promise<boolean> {
  const id = `check-${check.name.replaceAll(/\W+/g, '-')}`
  const fingerprint = fingerprintOf(check.inputs, [JSON.stringify(check.commands), process.version])
  if (rememberedFingerprint(id) === fingerprint) {
    console.log(`✓ ${check.name} (unchanged)`)
    return true
  }
  let seconds = 0
  for (const command of check.commands) {
    const outcome = await runCommand(command)
    seconds += outcome.seconds
    if (outcome.code !== 0) {
      console.log(`✗ ${check.name}\n${indented(outcome.output)}\n  What to do: ${check.advice}\n`)
      return false
    }
  }
  console.log(`✓ ${check.name} ${seconds.toFixed(1)} s`)
  // Taken before the run: whoever edits meanwhile is checked again.
  rememberFingerprint(id, fingerprint)
  return true
}

function indented(text: string): string {
  return text.trim().replaceAll(/^/gm, '    ')
}
