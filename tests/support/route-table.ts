/**
 * Prints which test has seen which route in which look, from what the tests noted: an annotation
 * `route` is a look, `visited` a path that a journey went through. A whole run with an empty cell fails.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import { isAt, routesOfApp } from './route-map.ts'
import { languages } from './words.ts'

const columns = [
  'screen',
  'journey',
  'axe',
  ...languages,
  'dark',
  'forced colours',
  '200 %',
  '320 px',
  '1280 px',
] as const

const file = fileURLToPath(new URL('../../.paso/results/routes.md', import.meta.url))

export default class RouteTable implements Reporter {
  readonly #routes = routesOfApp()
  /** `route | column` -> the name of the first test that filled it. */
  readonly #cells = new Map<string, string>()
  /** A test's name in the table -> its title. */
  readonly #titles = new Map<string, string>()
  /** Whether every file of journeys is in the run: a part of them prints what it has and fails nothing. */
  #isWhole = false
  #walked = false

  printsToStdio(): boolean {
    return false
  }

  onBegin(config: FullConfig, suite: Suite): void {
    const inRun = new Set(suite.allTests().map(({ location }) => basename(location.file)))
    const files = readdirSync(config.rootDir).filter((each) => each.endsWith('.e2e.ts'))
    this.#isWhole = files.every((each) => inRun.has(each))
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return
    const walks = result.annotations.some(({ type }) => type === 'route')
    this.#walked ||= walks
    for (const { type, description = '' } of result.annotations) {
      if (type === 'route') this.#fill(description, test)
      if (type !== 'visited' || walks) continue
      for (const [route, path] of this.#routes) {
        if (isAt(path, description)) this.#fill(`${route} | journey`, test)
      }
    }
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (!this.#walked || process.env.JOURNEYS_SAMPLE !== undefined) return undefined
    const table = this.#table()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, table)
    console.log(`\n${table}`)
    return this.#isWhole && table.includes('**none**') ? { status: 'failed' } : undefined
  }

  #fill(cell: string, test: TestCase): void {
    if (!this.#cells.has(cell)) this.#cells.set(cell, this.#nameOf(test))
  }

  /** File and line; tests made by one line are told apart by a number. */
  #nameOf(test: TestCase): string {
    const title = test.titlePath().slice(3).join(' › ')
    const place = `${basename(test.location.file, '.e2e.ts')}:${String(test.location.line)}`
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? place : `${place}#${String(number)}`
      const known = this.#titles.get(name)
      if (known === undefined) this.#titles.set(name, title)
      if (known === undefined || known === title) return name
    }
  }

  #table(): string {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
    const rows = [...this.#routes].map(([route, path]) =>
      row([path, ...columns.map((each) => this.#cells.get(`${route} | ${each}`) ?? '**none**')]),
    )
    const legend = [...this.#titles].map(([name, title]) => `- ${name}: ${title}`)
    const head = [row(['route', ...columns]), row(['---', ...columns.map(() => '---')])]
    return `${[...head, ...rows, '', ...legend].join('\n')}\n`
  }
}
