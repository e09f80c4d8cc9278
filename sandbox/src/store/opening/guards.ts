import { sqlState, type Transaction } from '../database/database.ts'

/** A trigger that not every engine has. */
interface Guard {
  name: string
  table: string
  sql: string
}

const notEmptied = (table: string, refusal: string): Guard => ({
  name: `${table}_keep_all`,
  table,
  sql: `create trigger ${table}_keep_all before truncate on ${table}
    for each statement execute function ${refusal}();`,
})

/**
 * A second look at what the lender's own statements and rights hold already. They are triggers on
 * statements, with transition tables, or deferred: an engine that lacks them does without, and
 * nothing depends on them.
 */
export const guards: readonly Guard[] = [
  notEmptied('ledger_transactions', 'ledger_is_append_only'),
  notEmptied('ledger_entries', 'ledger_is_append_only'),
  notEmptied('audit_entries', 'audit_is_append_only'),
  notEmptied('audit_heads', 'audit_is_append_only'),
  {
    // All lines of a transaction come in one statement, and when it ends they sum to zero: lines that
    // find others there already are refused, even when they balance.
    name: 'ledger_entries_balance',
    table: 'ledger_entries',
    sql: `create or replace function ledger_lines_balance() returns trigger language plpgsql as $$
      declare
        wrong uuid;
      begin
        select f.transaction_id into wrong
          from fresh f
          group by f.borrower_id, f.transaction_id
          having sum(f.amount) <> 0 or count(*) < 2 or count(distinct f.currency) <> 1
            or count(*) <> (
              select count(*) from ledger_entries e
              where e.borrower_id = f.borrower_id and e.transaction_id = f.transaction_id)
          limit 1;
        if wrong is not null then
          raise exception 'ledger transaction % does not balance, or has its lines already', wrong
            using errcode = '23514';
        end if;
        return null;
      end $$;
      create trigger ledger_entries_balance after insert on ledger_entries
        referencing new table as fresh for each statement execute function ledger_lines_balance();`,
  },
  {
    // A transaction without lines is found at commit.
    name: 'ledger_transactions_have_lines',
    table: 'ledger_transactions',
    sql: `create or replace function ledger_transaction_has_lines() returns trigger language plpgsql as $$
      begin
        if not exists (
          select 1 from ledger_entries
          where borrower_id = new.borrower_id and transaction_id = new.id
        ) then
          raise exception 'ledger transaction % does not balance: it has no lines', new.id
            using errcode = '23514';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_transactions_have_lines after insert on ledger_transactions
        deferrable initially deferred for each row execute function ledger_transaction_has_lines();`,
  },
]

/** What an engine says of a statement that it does not have. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['0A000', '42601'])

/** Sets the guards that are missing, as far as the engine has such triggers. The tables' owner may. */
export async function setGuards(owner: Transaction): Promise<void> {
  const set = await owner.query<{ name: string }>(
    'select tgname as name from pg_trigger where tgname = any($1)',
    [guards.map(({ name }) => name)],
  )
  for (const { name, sql } of guards) {
    if (set.some((each) => each.name === name)) continue
    await owner
      .savepoint(() => owner.exec(sql))
      .catch((error: unknown) => {
        if (!UNSUPPORTED.has(sqlState(error) ?? '')) throw error
      })
  }
}

/** Takes the guards away, within a transaction that sets them again. */
export async function liftGuards(owner: Transaction): Promise<void> {
  for (const { name, table } of guards) {
    await owner.exec(`drop trigger if exists ${name} on ${table}`)
  }
}
