-- Where a loan is paid to.
create table receiving_accounts (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  category text not null check (category in ('bank_account', 'card', 'wallet')),
  bank_code text not null,
  number text not null,
  holder_name text not null,
  is_default boolean not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  primary key (borrower_id, id),
  unique (borrower_id, bank_code, number)
);
create unique index receiving_accounts_one_default on receiving_accounts (borrower_id)
  where is_default;
