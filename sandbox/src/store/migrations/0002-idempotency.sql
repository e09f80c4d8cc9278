-- A key belongs to its borrower, before login to phone and device: `owner` is one or the other.
-- Key, effect and stored answer are written in one transaction.
create table idempotency_keys (
  owner text not null,
  key text not null,
  operation text not null,
  fingerprint bytea not null,
  -- No code: reserved by work in progress. A code without an answer: done, to be made anew when
  -- repeated (signing in, since a stored answer holds no token).
  code integer,
  answer text,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
