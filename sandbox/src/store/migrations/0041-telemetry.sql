-- What an app runs on. Known by the device; a borrower's from the day one signed in on it.
create table devices (
  device text primary key,
  borrower_id uuid references borrowers (id),
  facts jsonb not null,
  reported_at timestamptz not null
);
create index devices_by_borrower on devices (borrower_id);
create index devices_by_age on devices (reported_at);

-- What happened in an app: never read by a rule, kept for 30 days.
create table app_events (
  device text not null,
  event_id text not null,
  borrower_id uuid references borrowers (id),
  name text not null,
  value text not null,
  version text not null,
  platform text not null,
  happened_at timestamptz not null,
  primary key (device, event_id)
);
create index app_events_by_borrower on app_events (borrower_id);
create index app_events_by_age on app_events (happened_at);

-- How many events of a device were kept on a day, so that none fills the database.
create table app_event_counts (
  device text not null,
  day date not null,
  kept integer not null,
  primary key (device, day)
);
