-- A removed account is listed no more and receives nothing; loans that were paid to it still name it.
alter table receiving_accounts add column removed_at timestamptz;
alter table receiving_accounts add constraint receiving_accounts_removed
  check (removed_at is null or not is_default);
