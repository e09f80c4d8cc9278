-- A request to end an account, kept for its 15 days (D20): then it is withdrawn or carried out.
create table cancellations (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  reason text,
  requested_at timestamptz not null,
  kept_until date not null,
  withdrawn_at timestamptz,
  purged_at timestamptz,
  primary key (borrower_id, id),
  check (withdrawn_at is null or purged_at is null)
);
create unique index cancellations_one_standing on cancellations (borrower_id)
  where withdrawn_at is null and purged_at is null;
create index cancellations_due on cancellations (kept_until)
  where withdrawn_at is null and purged_at is null;
