import type { Layer } from './commands.ts'

/** One fault that is planted, and where it has to be seen. */
export interface Mutant {
  name: string
  kind:
    | 'money'
    | 'rounding'
    | 'order states'
    | 'keys'
    | 'locks'
    | 'access'
    | 'attack'
    | 'database'
    | 'redaction'
    | 'gate'
    | 'focus'
    | 'direction'
  /** From the root; a pattern where the file may have another name. */
  file: string
  /** Stands exactly once in what the pattern finds. */
  text: string
  becomes: string
  layer: Layer
  /** The narrowest files that see it. */
  tests: readonly string[]
  /** Words that stand together on a line of what the tests say then; without them it is enough that they fail. */
  says?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** What alone sees it: on the embedded database, or without a browser, it survives. */
  only?: 'second engine' | 'browser'
}

/** A hole that the attack finds: its file from `sandbox/src`, the part that finds it, and words of how that names it. */
export type Hole = readonly [
  name: string,
  file: string,
  text: string,
  becomes: string,
  part: string,
  says: string,
]
