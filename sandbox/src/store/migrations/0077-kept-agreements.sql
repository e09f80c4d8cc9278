-- A receiving account whose holder or category is told otherwise is another account from here on: the
-- old row is removed and stays as it was for the loans that name it.
alter table receiving_accounts
  drop constraint receiving_accounts_borrower_id_bank_code_number_hash_key;
create unique index receiving_accounts_listed
  on receiving_accounts (borrower_id, bank_code, number_hash) where removed_at is null;

-- The agreement of an order, word for word, and the name of who agreed to it; sealed. Orders from
-- before have none.
create table agreements (
  borrower_id uuid not null,
  order_id uuid not null,
  borrower_name text not null,
  text text not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);
