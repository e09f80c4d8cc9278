-- A key belongs to its borrower, before login to phone and device: `owner` is one or the other.
-- Key, effect and stored answer are written in one transaction.
create table idempotency_keys (
  owner text not null,
  key text not null,
  operation text not null,
  fingerprint bytea not null,
  code integer not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
