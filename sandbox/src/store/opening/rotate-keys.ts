import {
  LOCK_TIMEOUT,
  sqlState,
  type Database,
  type Parameter,
  type Row,
  type Transaction,
} from '../database/database.ts'
import {
  placeIn,
  sealedColumnsOf,
  sealedTables,
  type ColumnOfTable,
} from '../sealing/sealed-columns.ts'
import type { Vault } from '../sealing/vault.ts'

/** Rows that are locked at once: few, since a picture has some hundred kilobytes. */
const AT_ONCE = 50
/** Nobody stands behind this work: it waits for a row as often, each time as long as a statement may. */
const WAITS = 6

/**
 * Seals anew with the current key whatever an older one sealed, and returns how many values that
 * were; then the older keys may go. Safe while lenders run, as long as all of them have all of the
 * keys and the same current one. Throws when a row stays locked for longer than a minute: what was
 * done until then stays done, and it may be run again.
 */
export async function rotateKeys(database: Database): Promise<number> {
  let done = 0
  // What a lender holds is left for the end, and only then waited for.
  for (const locked of ['skip locked', ''] as const) {
    for (const table of sealedTables) {
      for (const column of sealedColumnsOf(table)) {
        done += await rotateColumn(database, table, column, locked)
      }
    }
  }
  return done
}

/** Goes through a column in the order of its key, so that no row is looked at twice. */
async function rotateColumn(
  database: Database,
  table: string,
  column: ColumnOfTable,
  locked: '' | 'skip locked',
): Promise<number> {
  let done = 0
  let after: Parameter[] = []
  for (;;) {
    const rows = await inPatience(database, async (tx) => {
      const prefix = `${tx.vault.keyring.current}.`
      const found = await tx.query<Row>(batch(table, column, after.length > 0, locked), [
        column.holds === 'bytes' ? Buffer.from(prefix) : prefix,
        ...after,
      ])
      for (const row of found) await sealAnew(tx, table, column, row)
      return found
    })
    done += rows.length
    const last = rows.at(-1)
    if (!last) return done
    after = column.key.map((name) => last[name] as Parameter)
  }
}

/** A transaction that begins anew where somebody held a row for too long: all of it was undone then. */
async function inPatience<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let waits = 1; ; waits++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (sqlState(error) !== LOCK_TIMEOUT || waits === WAITS) throw error
    }
  }
}

/** The next rows whose value begins with another key than the current one. */
function batch(table: string, of: ColumnOfTable, isNext: boolean, locked: string): string {
  const { column, key, holds } = of
  const prefix = holds === 'bytes' ? '$1::bytea' : '$1::text'
  const marks = key.map((_, at) => `$${at + 2}`).join(', ')
  return `select ${key.join(', ')}, ${column} from ${table}
    where ${column} is not null and substring(${column} from 1 for length(${prefix})) <> ${prefix}
      ${isNext ? `and (${key.join(', ')}) > (${marks})` : ''}
    order by ${key.join(', ')} limit ${AT_ONCE} for update ${locked}`
}

async function sealAnew(
  tx: Transaction,
  table: string,
  of: ColumnOfTable,
  row: Readonly<Row>,
): Promise<void> {
  const { column, key } = of
  const where = key.map((name, at) => `${name} = $${at + 2}`).join(' and ')
  await tx.query(`update ${table} set ${column} = $1 where ${where}`, [
    renewed(tx.vault, of, row),
    ...key.map((name) => row[name] as Parameter),
  ])
}

function renewed(vault: Vault, of: ColumnOfTable, row: Readonly<Row>): Parameter {
  const place = placeIn(row, of)
  const value = row[of.column]
  if (value instanceof Uint8Array) return vault.sealBytes(vault.openBytes(value, place), place)
  return vault.seal(vault.open(String(value), place), place)
}
