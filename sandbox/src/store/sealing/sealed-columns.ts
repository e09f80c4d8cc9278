/**
 * Every column that is kept sealed, with the columns that name its row: both are part of the seal.
 * Turning the keys goes by this table, and a test holds it against what the database holds.
 */
export const sealedColumns = {
  'borrowers.phone': ['id'],
  'sessions.device': ['borrower_id', 'id'],
  'texts.phone': ['id'],
  'texts.body': ['id'],
  'idempotency_keys.answer': ['owner', 'key'],
  'certification_pages.details': ['borrower_id', 'page'],
  'certification_drafts.fields': ['borrower_id', 'page'],
  'upload_bytes.bytes': ['borrower_id', 'file_id'],
  'upload_parts.bytes': ['borrower_id', 'file_id', 'starts_at'],
  'document_readings.result': ['borrower_id', 'file_id'],
  'evaluations.risk_token': ['borrower_id', 'id'],
  'liveness_checks.liveness_id': ['borrower_id', 'id'],
  'questionnaire_answers.answers': ['borrower_id', 'questionnaire_id'],
  'receiving_accounts.number': ['borrower_id', 'id'],
  'receiving_accounts.holder_name': ['borrower_id', 'id'],
  'agreements.borrower_name': ['borrower_id', 'order_id'],
  'agreements.text': ['borrower_id', 'order_id'],
  'signings.secret': ['borrower_id', 'order_id'],
  'abandonments.reason': ['borrower_id', 'order_id'],
  'cancellations.reason': ['borrower_id', 'id'],
  'cases.statement': ['borrower_id', 'id'],
  'cases.answer': ['borrower_id', 'id'],
  'messages.params': ['borrower_id', 'id'],
  'device_lists.sealed': ['borrower_id', 'list'],
  'devices.device': ['device_hash'],
  'devices.facts': ['device_hash'],
  'app_events.device': ['device_hash', 'event_id'],
  'app_events.name': ['device_hash', 'event_id'],
  'app_events.value': ['device_hash', 'event_id'],
  'key_checks.sealed': ['id'],
} as const satisfies Readonly<Record<`${string}.${string}`, readonly string[]>>

export type SealedColumn = keyof typeof sealedColumns

/** Where a sealed value is kept: its column, then what its row's key columns hold, in their order. */
export type Place = {
  [C in SealedColumn]: readonly [C, ...KeyOf<(typeof sealedColumns)[C]>]
}[SealedColumn]

/** Those of them that hold bytes rather than text. */
const binary: ReadonlySet<string> = new Set<SealedColumn>([
  'upload_bytes.bytes',
  'upload_parts.bytes',
  'signings.secret',
])

type KeyOf<K extends readonly string[]> = { [At in keyof K]: string | number }

/** A sealed column of a table. */
export interface ColumnOfTable {
  name: SealedColumn
  column: string
  key: readonly string[]
  holds: 'text' | 'bytes'
}

const byTable = Map.groupBy(
  (Object.keys(sealedColumns) as SealedColumn[]).map((name) => {
    const [table = '', column = ''] = name.split('.')
    const key: readonly string[] = sealedColumns[name]
    const holds = binary.has(name) ? ('bytes' as const) : ('text' as const)
    return { table, name, column, key, holds }
  }),
  ({ table }) => table,
)

/** The tables that have sealed columns. */
export const sealedTables: readonly string[] = [...byTable.keys()]

/** The sealed columns of a table; none for one that is not in the list above. */
export const sealedColumnsOf = (table: string): readonly ColumnOfTable[] => byTable.get(table) ?? []

/** A row lacks a column that its place is named by: the statement did not ask for it. */
class KeyNotRead extends Error {
  override name = 'KeyNotRead'
}

/** The place of a column in a row that was read from the database. */
export function placeIn(row: Readonly<Record<string, unknown>>, of: ColumnOfTable): Place {
  const key = of.key.map((column) => {
    const value = row[column]
    if (typeof value === 'string' || typeof value === 'number') return value
    throw new KeyNotRead(`${of.name} was read without ${column}`)
  })
  return [of.name, ...key] as unknown as Place
}
