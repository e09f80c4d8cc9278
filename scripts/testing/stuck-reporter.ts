import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../set-up/pinned-node.mjs'

/** The longest file takes two minutes on a slow machine. */
const SILENCE_MS = 4 * 60_000

/** Names the files at work when no test has ended for minutes: a run that hangs would say nothing else. */
export default class StuckReporter implements Reporter {
  readonly #running = new Map<string, string>()
  #watch: NodeJS.Timeout | undefined

  onTestRunStart(): void {
    this.#heard()
  }

  onTestModuleQueued({ id, moduleId }: TestModule): void {
    this.#running.set(id, relative(root, moduleId))
  }

  onTestModuleEnd({ id }: TestModule): void {
    this.#running.delete(id)
    this.#heard()
  }

  onTestCaseResult(): void {
    this.#heard()
  }

  onTestRunEnd(): void {
    clearTimeout(this.#watch)
  }

  #heard(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      const files = [...this.#running.values()].join(', ')
      console.error(
        `No test has ended for ${String(SILENCE_MS / 60_000)} minutes. At work: ${files || 'no file'}.`,
      )
    }, SILENCE_MS)
    // It keeps no run open.
    this.#watch.unref()
  }
}
