-- An outage that a tester asked for: so many calls, of whichever process, are still to fail. Beside
-- the clock, since every call reads that row.
alter table business_clock
  add column failing_calls integer not null default 0 check (failing_calls >= 0);

-- How full the bucket of calls of an address is, over all processes. The address itself is kept
-- nowhere: `caller` is a keyed hash.
create table call_levels (
  caller text primary key,
  level double precision not null,
  settled_at timestamptz not null
);
create index call_levels_by_age on call_levels (settled_at);
