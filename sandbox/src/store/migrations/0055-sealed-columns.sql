-- What is kept of a person is sealed from here on, under keys that SQL has not: `id.base64url`, or
-- `id.` and bytes. Rows from before can therefore not be taken along. A lender that has borrowers is
-- left as it is, and says so; what visitors left behind goes.
do $$ begin
  if exists (select 1 from borrowers) then
    raise exception 'This database holds borrowers from before personal columns were sealed, which cannot be sealed by a migration. Nothing was changed. Begin anew with an empty database or folder (DATA_DIR), or use the version that made this one.'
      using errcode = '55000';
  end if;
end $$;
delete from texts;
delete from devices;
delete from app_events;
delete from app_event_counts;
delete from idempotency_keys;

-- Looked up by a keyed hash. A forgotten account has neither phone nor hash.
alter table borrowers
  drop constraint borrowers_app_id_phone_prefix_phone_key,
  alter column phone drop not null,
  add column phone_hash text,
  add unique (app_id, phone_prefix, phone_hash),
  add check ((phone is null) = (phone_hash is null));

-- `device` sealed is for its owner to read; the hash is what devices are told apart by.
alter table sessions add column device_hash text not null;

drop table phone_codes;
-- One row a phone, by its hash alone: the code that is good now and the wrong tries against it.
create table phone_codes (
  phone_hash text primary key,
  code_digest bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  locked_until timestamptz,
  used_at timestamptz,
  used_with_key text,
  used_for_session uuid
);

drop index texts_by_phone;
alter table texts add column phone_hash text not null;
create index texts_by_phone on texts (phone_hash, id desc);

alter table certification_pages alter column details type text;
alter table certification_drafts alter column fields type text;
alter table document_readings alter column result type text;
alter table questionnaire_answers alter column answers type text;
alter table messages alter column params type text;
-- The value itself names its key.
alter table upload_bytes drop column key_id;

-- Only whose a number is has to be known here; the number itself is in the page that it was given on.
alter table identity_numbers rename column identity_number to number_hash;

alter table receiving_accounts
  drop constraint receiving_accounts_borrower_id_bank_code_number_key,
  add column number_hash text not null,
  add unique (borrower_id, bank_code, number_hash);

alter table liveness_checks add column liveness_hash text not null;
create index liveness_checks_by_hash on liveness_checks (borrower_id, liveness_hash);

alter table devices drop constraint devices_pkey;
alter table devices
  add column device_hash text primary key,
  alter column facts type text;
alter table app_events drop constraint app_events_pkey;
alter table app_events
  add column device_hash text not null,
  add primary key (device_hash, event_id);
alter table app_event_counts rename column device to device_hash;
