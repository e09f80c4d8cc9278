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

-- All lines of a transaction come in one statement, and when it ends they sum to zero: lines that
-- find others there already are refused, even when they balance.
create function ledger_lines_balance() returns trigger language plpgsql as $$
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
  referencing new table as fresh for each statement execute function ledger_lines_balance();

-- A transaction without lines is found at commit.
create function ledger_transaction_has_lines() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from ledger_entries where borrower_id = new.borrower_id and transaction_id = new.id
  ) then
    raise exception 'ledger transaction % does not balance: it has no lines', new.id
      using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_have_lines after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_has_lines();
