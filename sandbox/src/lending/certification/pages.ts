import type { Queryable } from '../../store/database/database.ts'
import type { FormPage, Progress } from './steps.ts'

/** A page's fields as they were saved, or texts of a draft. */
export type Details = Record<string, unknown>

/** Which pages are saved and which are begun; a saved one that waits for its confirmation is begun. */
export async function loadProgress(db: Queryable, borrowerId: string): Promise<Progress> {
  const rows = await db.query<{ page: FormPage; saved: boolean }>(
    `select page, confirmed as saved from certification_pages where borrower_id = $1
     union all
     select page, false as saved from certification_drafts where borrower_id = $1`,
    [borrowerId],
  )
  const pagesThat = (saved: boolean): Set<FormPage> =>
    new Set(rows.filter((row) => row.saved === saved).map((row) => row.page))
  return { saved: pagesThat(true), drafted: pagesThat(false) }
}

/** Every saved page by its name. */
export async function loadPages(
  db: Queryable,
  borrowerId: string,
): Promise<Map<FormPage, Details>> {
  const rows = await db.query<{ borrower_id: string; page: FormPage; details: string }>(
    'select borrower_id, page, details from certification_pages where borrower_id = $1',
    [borrowerId],
  )
  const opened = rows.map((row) => db.vault.openRow('certification_pages', row))
  return new Map(opened.map(({ page, details }) => [page, JSON.parse(details) as Details]))
}

/** The day of the month on which the borrower is paid, from 1; undefined where another rhythm was given. */
export async function payDayOf(db: Queryable, borrowerId: string): Promise<number | undefined> {
  const given = (await loadPages(db, borrowerId)).get('work')?.['pay_day']
  const day = Number(given)
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined
}

/** Saves a page over what it held before and deletes its draft. */
export async function savePage(
  db: Queryable,
  borrowerId: string,
  page: FormPage,
  details: Details,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into certification_pages (borrower_id, page, details, saved_at)
     values ($1, $2, $3, $4)
     on conflict (borrower_id, page) do update
     set details = excluded.details, confirmed = true, saved_at = excluded.saved_at`,
    [
      borrowerId,
      page,
      db.vault.seal(JSON.stringify(details), ['certification_pages.details', borrowerId, page]),
      now,
    ],
  )
  await deleteDraft(db, borrowerId, page)
}

/**
 * Lets the personal page wait until it is saved again: another document was read (D7). What was typed
 * beside the one before is forgotten, for it would hide what this one says.
 */
export async function awaitConfirmation(db: Queryable, borrowerId: string): Promise<void> {
  await db.query(
    `update certification_pages set confirmed = false where borrower_id = $1 and page = 'personal'`,
    [borrowerId],
  )
  await deleteDraft(db, borrowerId, 'personal')
}

/** Every draft by its page. */
export async function loadDrafts(
  db: Queryable,
  borrowerId: string,
): Promise<Partial<Record<FormPage, Record<string, string>>>> {
  const rows = await db.query<{ borrower_id: string; page: FormPage; fields: string }>(
    'select borrower_id, page, fields from certification_drafts where borrower_id = $1',
    [borrowerId],
  )
  const opened = rows.map((row) => db.vault.openRow('certification_drafts', row))
  return Object.fromEntries(
    opened.map(({ page, fields }) => [page, JSON.parse(fields) as Record<string, string>]),
  )
}

/** Saves what was typed; without a single field it deletes the draft. */
export async function saveDraft(
  db: Queryable,
  borrowerId: string,
  page: FormPage,
  fields: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  if (Object.keys(fields).length === 0) return deleteDraft(db, borrowerId, page)
  await db.query(
    `insert into certification_drafts (borrower_id, page, fields, saved_at)
     values ($1, $2, $3, $4)
     on conflict (borrower_id, page) do update
     set fields = excluded.fields, saved_at = excluded.saved_at`,
    [
      borrowerId,
      page,
      db.vault.seal(JSON.stringify(fields), ['certification_drafts.fields', borrowerId, page]),
      now,
    ],
  )
}

async function deleteDraft(db: Queryable, borrowerId: string, page: FormPage): Promise<void> {
  await db.query('delete from certification_drafts where borrower_id = $1 and page = $2', [
    borrowerId,
    page,
  ])
}
