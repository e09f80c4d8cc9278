-- Lists of the device, each only while the consent to it stands. `sealed` is unreadable without the
-- lender's keys; it begins with the id of the key that it was sealed with.
create table device_lists (
  borrower_id uuid not null references borrowers (id),
  list text not null check (list in ('contacts', 'apps', 'messages')),
  sealed text not null,
  entries integer not null check (entries between 0 and 10000),
  received_at timestamptz not null,
  primary key (borrower_id, list)
);
