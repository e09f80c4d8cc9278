-- Which keys this database was begun with: one row, written at the first start and held against the
-- keyring at every later one. It tells nothing of the keys.
create table key_checks (
  id text primary key check (id = 'storage-keys'),
  sealed text not null,
  search_hash text not null
);
