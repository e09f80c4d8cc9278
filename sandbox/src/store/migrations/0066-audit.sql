-- The audit log: append-only, one chain a borrower (D26). A hash covers the one before it and all
-- fields of its own entry, so that no entry can be changed, taken out or slipped in unnoticed.
create table audit_entries (
  borrower_id uuid not null,
  seq bigint not null check (seq > 0),
  -- Business time, as the books have it.
  at timestamptz not null,
  -- The hashed text parts its fields by line feeds, so none of them may hold one.
  actor text not null check (actor ~ '^[a-z_]+$'),
  action text not null check (action ~ '^[A-Za-z_]+$'),
  -- Codes and identifiers; nothing that names a person.
  about jsonb not null,
  hash bytea not null,
  primary key (borrower_id, seq)
);

-- Where each chain ends: an entry missing at its end is found by this row.
create table audit_heads (
  borrower_id uuid primary key references borrowers (id),
  seq bigint not null,
  hash bytea not null
) with (fillfactor = 70);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = '42501';
end $$;
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function audit_is_append_only();
create trigger audit_heads_keep before delete on audit_heads
  for each row execute function audit_is_append_only();
create trigger audit_heads_keep_all before truncate on audit_heads
  for each statement execute function audit_is_append_only();
create trigger audit_heads_grow before update on audit_heads
  for each row when (new.borrower_id <> old.borrower_id or new.seq <> old.seq + 1)
  execute function audit_is_append_only();
