-- Business time runs this far ahead of real time (D27); the console moves it.
create table business_clock (
  single boolean primary key default true check (single),
  offset_ms bigint not null default 0 check (offset_ms >= 0)
);
insert into business_clock default values;

-- An account is edition + phone (D1).
create table borrowers (
  id uuid primary key,
  app_id text not null,
  phone_prefix text not null,
  phone text not null,
  created_at timestamptz not null,
  unique (app_id, phone_prefix, phone)
);

-- Only the digest of a token is kept: a dump of the table signs nobody in.
create table sessions (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  token_digest bytea not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  platform text not null,
  device text not null,
  primary key (borrower_id, id)
);

-- One row a phone: the code that is good now and the wrong tries against it.
create table phone_codes (
  app_id text not null,
  phone_prefix text not null,
  phone text not null,
  code_digest bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  locked_until timestamptz,
  used_at timestamptz,
  used_with_key text,
  used_for_session uuid,
  primary key (app_id, phone_prefix, phone)
);

-- The sandbox's telephone network: what was sent as text, for the console to show.
create table texts (
  id uuid primary key,
  phone_prefix text not null,
  phone text not null,
  body text not null,
  sent_at timestamptz not null
);
create index texts_by_phone on texts (phone_prefix, phone, sent_at desc);
