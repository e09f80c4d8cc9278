-- Double entry, append-only. Amounts are minor units: debits positive, credits negative.
create table ledger_transactions (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  kind text not null,
  order_id uuid,
  -- What caused it; a second posting of the same cause is refused by this constraint.
  cause text not null,
  -- The day that counts for interest: the day the payer paid, not the day it was matched (D17).
  value_date date not null,
  posted_at timestamptz not null,
  reverses uuid,
  primary key (borrower_id, id),
  unique (borrower_id, cause)
);

create table ledger_entries (
  borrower_id uuid not null,
  transaction_id uuid not null,
  line smallint not null check (line >= 0),
  account text not null check (account in (
    'receivable_principal', 'receivable_interest', 'receivable_fee',
    'cash_clearing', 'interest_income', 'fee_income', 'borrower_credit')),
  order_id uuid,
  amount bigint not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
  currency text not null check (currency in ('THB', 'MXN', 'PKR', 'EGP')),
  primary key (borrower_id, transaction_id, line),
  foreign key (borrower_id, transaction_id) references ledger_transactions (borrower_id, id)
);
create index ledger_entries_by_order on ledger_entries (borrower_id, order_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '42501';
end $$;
create trigger ledger_transactions_keep before update or delete on ledger_transactions
  for each row execute function ledger_is_append_only();
create trigger ledger_transactions_keep_all before truncate on ledger_transactions
  for each statement execute function ledger_is_append_only();
create trigger ledger_entries_keep before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create trigger ledger_entries_keep_all before truncate on ledger_entries
  for each statement execute function ledger_is_append_only();

-- Judged at commit, when all lines of a transaction stand.
create function ledger_transaction_balances() returns trigger language plpgsql as $$
declare
  borrower uuid := new.borrower_id;
  wanted uuid := case tg_table_name when 'ledger_transactions' then (to_jsonb(new) ->> 'id')::uuid
                 else (to_jsonb(new) ->> 'transaction_id')::uuid end;
  total numeric;
  lines integer;
  currencies integer;
begin
  select coalesce(sum(amount), 0), count(*), count(distinct currency)
    into total, lines, currencies
    from ledger_entries where borrower_id = borrower and transaction_id = wanted;
  if total <> 0 or lines < 2 or currencies <> 1 then
    raise exception 'ledger transaction % does not balance', wanted using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_balances();
