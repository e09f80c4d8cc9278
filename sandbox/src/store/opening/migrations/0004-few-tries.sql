-- What a borrower may do a few times within 24 hours, and how often it was done since the first of them.
create table tries (
  borrower_id uuid not null references borrowers (id),
  what text not null check (what in ('export', 'identity_number')),
  since timestamptz not null,
  made integer not null check (made > 0),
  primary key (borrower_id, what)
);

-- A check of a face counts once, for whoever handed it in first.
update liveness_checks as later set result = 'expired' where result <> 'expired' and exists (
  select 1 from liveness_checks as earlier
  where earlier.liveness_hash = later.liveness_hash and earlier.result <> 'expired'
    and earlier.id < later.id);
create unique index liveness_checks_count_once on liveness_checks (liveness_hash)
  where result <> 'expired';
drop index liveness_checks_by_hash;
