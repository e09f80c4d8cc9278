import type { Parameter } from './database.ts'

/** A statement whose rows nobody reads. */
export interface Write {
  sql: string
  parameters: readonly Parameter[]
  /** Statements that run with it, by the names that `sql` reads them under. */
  beside: Readonly<Record<string, string>>
}

export interface Statement {
  sql: string
  parameters: readonly Parameter[]
}

/**
 * Writes that nobody waits for, put into as few statements as they may be: each statement costs the
 * server and the driver the same again, whatever it does. Parts of one statement do not see what the
 * others write, so that the same write comes again in a statement of its own.
 */
export class GatheredWrites {
  #writes: Write[] = []

  /** Adds a write; returns what has to leave now: it goes with no other, or not with these. */
  add(write: Write): (Statement | undefined)[] {
    const goesAlone = !COMBINABLE.test(write.sql)
    const isThere = this.#writes.some(({ sql }) => sql === write.sql)
    const before = goesAlone || isThere ? this.take() : undefined
    this.#writes.push(write)
    return [before, goesAlone ? this.take() : undefined]
  }

  /** The statement that makes all that was added, which is forgotten; undefined where there is none. */
  take(): Statement | undefined {
    if (this.#writes.length === 0) return undefined
    const writes = this.#writes
    this.#writes = []
    return { sql: textOf(writes), parameters: writes.flatMap(({ parameters }) => parameters) }
  }
}

/** What runs in a WITH though nothing reads it; anything else would be left out. */
const COMBINABLE = /^(insert|update|delete) /

/** A write as a statement of its own. */
export const textOfOne = (write: Write): string => textOf([write])

/** What follows a text that was made, by the next write's text; ours are few and fixed. */
interface Known {
  readonly next: Map<string, Known>
  text: string | undefined
}
const known: Known = { next: new Map(), text: undefined }

function textOf(writes: readonly Write[]): string {
  let at = known
  for (const { sql } of writes) {
    const next = at.next.get(sql) ?? { next: new Map(), text: undefined }
    at.next.set(sql, next)
    at = next
  }
  return (at.text ??= combined(writes))
}

/** The last write is the statement, all others stand in its WITH. */
function combined(writes: readonly Write[]): string {
  const parts: string[] = []
  let statement = ''
  let used = 0
  for (const [index, { sql, parameters, beside }] of writes.entries()) {
    const numbered = (text: string): string =>
      text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + used}`)
    for (const [name, text] of Object.entries(beside)) parts.push(`${name} as (${numbered(text)})`)
    if (index === writes.length - 1) statement = numbered(sql)
    else parts.push(`write_${index + 1} as (${numbered(sql)})`)
    used += parameters.length
  }
  return parts.length === 0 ? statement : `with ${parts.join(', ')} ${statement}`
}
