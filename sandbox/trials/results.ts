import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isClean, type Outcome } from './play.ts'

/** A trial that was played. */
export interface Played {
  kind: string
  engine: string
  /** Which of its kind and engine, from 0. */
  number: number
  seed: number
  seconds: number
  outcome: Outcome
}

/** Trials that are finished, kept in a file of JSON lines, so that a run that is cut off goes on. */
export class Results {
  readonly #file: string
  readonly played: Played[]
  /** What all seeds of the run are made from. */
  readonly runSeed: number

  /** Opens the file, or begins it with a seed. A line that was cut off while written is left out. */
  constructor(file: string, freshSeed: number) {
    this.#file = file
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(parsed) : []
    const [head, ...rest] = lines.filter((line) => line !== undefined)
    const runSeed = (head as { runSeed?: number } | undefined)?.runSeed
    this.runSeed = runSeed ?? freshSeed
    this.played = runSeed === undefined ? [] : (rest as Played[])
    if (runSeed === undefined) {
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      this.#append({ runSeed: freshSeed })
    }
  }

  has(kind: string, engine: string, number: number): boolean {
    return this.played.some(
      (each) => each.kind === kind && each.engine === engine && each.number === number,
    )
  }

  add(played: Played): void {
    this.played.push(played)
    this.#append(played)
  }

  #append(line: object): void {
    appendFileSync(this.#file, `\n${JSON.stringify(line)}`)
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const HEADS = [
  'kind',
  'engine',
  'trials',
  'acknowledged',
  'lost',
  'doubled',
  'sums ≠ 0',
  'wrong',
  's',
]

/** One row a kind and engine, and whether nothing was found. */
export function tableOf(played: readonly Played[]): { text: string; clean: boolean } {
  const groups = Map.groupBy(played, ({ kind, engine }) => `${kind}\n${engine}`)
  const rows = [...groups.values()].map((trials) => {
    const [first] = trials
    const sum = (of: (each: Played) => number): string =>
      String(Math.round(trials.reduce((total, each) => total + of(each), 0)))
    return [
      first?.kind ?? '',
      first?.engine ?? '',
      String(trials.length),
      sum(({ outcome }) => outcome.acknowledged),
      sum(({ outcome }) => outcome.lost.length),
      sum(({ outcome }) => outcome.doubled.length),
      sum(({ outcome }) => outcome.books.length),
      sum(({ outcome }) => outcome.wrong.length),
      sum(({ seconds }) => seconds),
    ]
  })
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column < 2 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
  return {
    text: [HEADS, ...rows].map(line).join('\n'),
    clean: played.every(({ outcome }) => isClean(outcome)),
  }
}
