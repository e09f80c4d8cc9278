-- The lender's whole schema. Change it by a next file, never by editing this one. A database knows
-- the text of what ran in it, and a version that knows another text leaves it alone.
--
-- Names of columns say how a value is kept. `…_hash` is a keyed hash, for looking up. `…_digest` is
-- of random bytes, which nobody guesses. What a person typed or was sent is sealed: `id.base64url`,
-- or `id.` and bytes, under a key that is not in the database. `sealed-columns.ts` lists these
-- columns. Amounts are minor units. Keys of a borrower's rows begin with `borrower_id`, so that no
-- look-up crosses borrowers and an engine of many machines keeps them together. What is read in the
-- order of time has `asc` in its index: an engine that hashes keys keeps that order then.
--
-- Triggers that not every engine has are no part of it: `guards.ts`.

-- ---------------------------------------------------------------------------- the lender itself

-- Business time runs this far ahead of real time (D27); the console moves it. `failing_calls` is an
-- outage that a tester asked for: so many calls, of whichever process, are still to fail. Every call
-- reads both, so they stand here sixteen times, always alike: a borrower's calls read the copy of the
-- borrower, and no row is read by all.
create table business_clock (
  slot smallint primary key check (slot between 0 and 15),
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  failing_calls integer not null default 0 check (failing_calls >= 0)
);
insert into business_clock (slot) select generate_series(0, 15);

-- Which keys this database was begun with: one row, written at the first start and held against the
-- keyring at every later one. It reveals nothing of the keys.
create table key_checks (
  id text primary key check (id = 'storage-keys'),
  sealed text not null,
  search_hash text not null
);

-- ------------------------------------------------------------------------- borrowers and sessions

-- An account is edition + phone (D1). A forgotten account has neither phone nor hash.
create table borrowers (
  id uuid primary key,
  app_id text not null,
  phone_prefix text not null,
  phone text,
  phone_hash text,
  created_at timestamptz not null,
  -- Wrong last signs of the identity number that were given at signing in, since the right ones were.
  identity_tries integer not null default 0,
  unique (app_id, phone_prefix, phone_hash),
  check ((phone is null) = (phone_hash is null))
);

-- Only the digest of a token is kept: a dump of the table signs nobody in. `device` is for its owner
-- to read; the hash is what identifies a device.
create table sessions (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  token_digest bytea not null,
  started_at timestamptz not null,
  -- To the hour: an idle session ends, and a silent account is known by it.
  used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  platform text not null,
  device text not null,
  device_hash text not null,
  primary key (borrower_id, id)
);

-- One row a phone in an edition, by their hash alone: the code that is good now and the wrong tries against it.
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

-- How many codes were sent in an hour to a number, from an address and into a range of numbers, each
-- by its keyed hash. It bounds what texts cost, and how often one phone can be rung.
create table code_counts (
  scope_hash text not null,
  hour timestamptz not null,
  sent integer not null,
  primary key (scope_hash, hour)
);
create index code_counts_by_age on code_counts (hour asc);

-- The sandbox's telephone network: what was sent as text, for the console to show.
create table texts (
  id uuid primary key,
  app_id text not null,
  phone_prefix text not null,
  phone text not null,
  phone_hash text not null,
  body text not null,
  sent_at timestamptz not null
);
create index texts_by_phone on texts (phone_hash, id desc);

-- ------------------------------------------------------------------------------------------ calls

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
create index idempotency_keys_by_age on idempotency_keys (created_at asc);

-- How full the bucket of calls of an address is, over all processes. The address itself is kept
-- nowhere: `caller` is a keyed hash.
create table call_levels (
  caller text primary key,
  level double precision not null,
  settled_at timestamptz not null
);
create index call_levels_by_age on call_levels (settled_at asc);

-- --------------------------------------------------------------------------------------- pictures

-- A ticket and the picture that came with it. The ticket is the permission, so only its digest is
-- kept; it carries the borrower's id.
create table uploads (
  borrower_id uuid not null references borrowers (id),
  file_id uuid not null,
  ticket_digest bytea not null,
  purpose text not null check (purpose in (
    'id_front', 'id_back', 'id_holder', 'work_certificate', 'other_certificate', 'repayment_voucher')),
  claimed_mime text not null,
  claimed_size integer not null check (claimed_size > 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- How far a picture is that is sent in parts, without a gap from the start on.
  received integer not null default 0,
  stored_at timestamptz,
  mime text,
  size integer,
  width integer,
  height integer,
  -- How often what came for the ticket could not be used: the third time ends it.
  failures integer not null default 0,
  -- When a stored picture that something names is looked at again; one that nothing names goes.
  look_again_at timestamptz,
  primary key (borrower_id, file_id),
  unique (borrower_id, ticket_digest),
  check (received between 0 and claimed_size)
);
create index uploads_never_looked_at on uploads (stored_at asc)
  where look_again_at is null and stored_at is not null;
create index uploads_looked_at on uploads (look_again_at asc) where look_again_at is not null;
create index uploads_unused on uploads (asked_at asc) where stored_at is null;

-- Apart from their row, so that reading the row never drags the picture along.
create table upload_bytes (
  borrower_id uuid not null,
  file_id uuid not null,
  bytes bytea not null,
  primary key (borrower_id, file_id),
  foreign key (borrower_id, file_id) references uploads (borrower_id, file_id) on delete cascade
);

-- The parts until the picture is whole and judged; then they go. `starts_at` is a part's first byte
-- in the picture.
create table upload_parts (
  borrower_id uuid not null,
  file_id uuid not null,
  starts_at integer not null check (starts_at >= 0),
  bytes bytea not null check (octet_length(bytes) > 0),
  primary key (borrower_id, file_id, starts_at),
  foreign key (borrower_id, file_id) references uploads (borrower_id, file_id) on delete cascade
);

-- What was read from a picture, good or bad, so that no picture is read twice.
create table document_readings (
  borrower_id uuid not null,
  file_id uuid not null,
  result text not null,
  read_at timestamptz not null,
  primary key (borrower_id, file_id),
  foreign key (borrower_id, file_id) references uploads (borrower_id, file_id) on delete cascade
);

-- ---------------------------------------------------------------------------------- certification

-- A page of the certification as it was saved. The status of a step follows from its pages.
create table certification_pages (
  borrower_id uuid not null references borrowers (id),
  page text not null check (page in ('identity', 'personal', 'basic', 'location', 'emergency', 'work')),
  details text not null,
  saved_at timestamptz not null,
  -- The personal page no longer stands once a document is handed in of which something else was
  -- read. What it holds is kept, and waits for the borrower to confirm it again.
  confirmed boolean not null default true,
  primary key (borrower_id, page)
);

create table certification_drafts (
  borrower_id uuid not null references borrowers (id),
  page text not null check (page in ('identity', 'personal', 'basic', 'location', 'emergency', 'work')),
  fields text not null,
  saved_at timestamptz not null,
  primary key (borrower_id, page)
);

-- An identity number belongs to one account of an edition. The number itself is in the page that it
-- was given on.
create table identity_numbers (
  app_id text not null,
  number_hash text not null,
  borrower_id uuid primary key references borrowers (id),
  unique (app_id, number_hash)
);

-- What a borrower may do a few times within 24 hours, and how often it was done since the first of them.
create table tries (
  borrower_id uuid not null references borrowers (id),
  what text not null check (what in ('export', 'identity_number')),
  since timestamptz not null,
  made integer not null check (made > 0),
  primary key (borrower_id, what)
);

-- What liveness checks came to: the tries of a day are counted here.
create table liveness_checks (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  liveness_id text not null,
  liveness_hash text not null,
  mode text not null,
  result text not null check (result in (
    'passed', 'no_face', 'several_faces', 'not_live', 'not_the_holder', 'expired')),
  day date not null,
  checked_at timestamptz not null,
  primary key (borrower_id, id)
);
create index liveness_checks_by_day on liveness_checks (borrower_id, day);
-- A check counts once, for whoever handed it in first.
create unique index liveness_checks_count_once on liveness_checks (liveness_hash)
  where result <> 'expired';

-- The answers to a questionnaire, once each.
create table questionnaire_answers (
  borrower_id uuid not null references borrowers (id),
  questionnaire_id text not null,
  answers text not null,
  answered_at timestamptz not null,
  primary key (borrower_id, questionnaire_id)
);

-- Where a loan is paid to. A removed account is listed no more and receives nothing; loans that were
-- paid to it still name it. One whose holder or category is given otherwise is another account from
-- then on, and the old row is removed.
create table receiving_accounts (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  category text not null check (category in ('bank_account', 'card', 'wallet')),
  bank_code text not null,
  number text not null,
  number_hash text not null,
  holder_name text not null,
  is_default boolean not null,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (borrower_id, id),
  constraint receiving_accounts_removed check (removed_at is null or not is_default)
);
create unique index receiving_accounts_listed
  on receiving_accounts (borrower_id, bank_code, number_hash) where removed_at is null;
create unique index receiving_accounts_one_default on receiving_accounts (borrower_id)
  where is_default;

-- ------------------------------------------------------------------------------------------ loans

-- A price that holds for a while; agreement and loan are made from it.
create table quotes (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  product_id text not null,
  terms jsonb not null,
  currency text not null,
  start_date date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (borrower_id, id)
);

create table orders (
  borrower_id uuid not null references borrowers (id),
  -- The borrower's edition, here so that work which falls due by its day is found without a join.
  app_id text not null,
  id uuid not null,
  number text not null,
  state text not null check (state in (
    'applied', 'approved', 'signed', 'disbursed', 'repaid', 'rejected', 'abandoned', 'expired',
    'payout_failed', 'returned', 'overdue', 'written_off')),
  quote_id uuid not null,
  account_id uuid not null,
  -- The account that the agreement names, once a payout that failed there was sent to another one.
  agreed_account_id uuid,
  terms jsonb not null,
  currency text not null,
  agreement_hash text not null,
  agreement_language text not null,
  applied_at timestamptz not null,
  -- The day from which due dates count: the quote's, from the payout on the payout's.
  start_date date not null,
  paid_out_at timestamptz,
  -- The day up to which interest has been posted.
  accrued_to date,
  -- The next payment's day while money is owed: what the overdue job looks at.
  due_date date,
  -- By how many days the last payment of the agreed terms has been moved.
  extended_days integer not null default 0 check (extended_days >= 0),
  -- The day up to which late days have been counted.
  late_fee_to date,
  -- When the borrower announced the return within the cooling-off time (D19).
  return_announced_at timestamptz,
  primary key (borrower_id, id),
  unique (borrower_id, quote_id),
  foreign key (borrower_id, quote_id) references quotes (borrower_id, id)
);
-- One open loan at a time, whatever runs in parallel.
create unique index orders_one_open on orders (borrower_id)
  where state not in ('repaid', 'rejected', 'abandoned', 'expired', 'returned', 'written_off');
create index orders_newest on orders (borrower_id, id desc);
create index orders_by_due_date on orders (app_id, due_date) where state = 'disbursed';
create index orders_overdue on orders (app_id, late_fee_to) where state = 'overdue';
-- An application that nobody decides lapses as one that nobody signs does.
create index orders_waiting on orders (applied_at asc) where state in ('applied', 'approved');

create table order_events (
  borrower_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (borrower_id, order_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- What submit_apply came to; the newest counts. `order_id` is the order that it rejected; null for
-- what the certification came to.
create table evaluations (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  result text not null check (result in ('approved', 'refused')),
  quota_amount bigint check (quota_amount > 0),
  currency text not null,
  reason text,
  apply_again_on date,
  risk_token text,
  evaluated_at timestamptz not null,
  order_id uuid,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  check ((result = 'approved') = (quota_amount is not null)),
  check ((result = 'refused') = (reason is not null and apply_again_on is not null)),
  check (order_id is null or result = 'refused')
);
create unique index evaluations_of_order on evaluations (borrower_id, order_id)
  where order_id is not null;

-- The agreement of an order, word for word, and the name of who agreed to it.
create table agreements (
  borrower_id uuid not null,
  order_id uuid not null,
  borrower_name text not null,
  text text not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- One signing at a time an order; its link names borrower and order and carries a secret.
create table signings (
  borrower_id uuid not null,
  order_id uuid not null,
  secret bytea not null,
  status text not null check (status in ('waiting', 'signed', 'failed')),
  expires_at timestamptz not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- Why a loan was given up, where the borrower said so; kept by itself, since no rule looks at it.
create table abandonments (
  borrower_id uuid not null,
  order_id uuid not null,
  reason text not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- What is done at its time: money sent, and who announced a return told that its time is over.
create table jobs (
  borrower_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('pay_out', 'pay_refund', 'end_return')),
  order_id uuid not null,
  due_at timestamptz not null,
  done_at timestamptz,
  primary key (borrower_id, id),
  unique (borrower_id, order_id, kind)
);
create index jobs_waiting on jobs (due_at asc) where done_at is null;

-- ------------------------------------------------------------------------------------- repayments

-- An instruction to pay: what the payment is for, and the extension that it buys.
create table repayments (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  purpose text not null default 'repay' check (purpose in ('repay', 'extend', 'return')),
  method text not null check (method in (
    'bank_transfer', 'virtual_account', 'convenience_store', 'paynet', 'scan_code')),
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  currency text not null,
  reference text not null,
  -- Set when the instruction asks for all that was owed on that day: paid in time, it ends the loan.
  settles_on date,
  extension_option_id text,
  extension_days integer check (extension_days > 0),
  -- The due date that the extension was offered for: another one since then, and it is not bought.
  extends_from date,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  constraint repayments_extend check (
    (purpose = 'extend') = (extension_option_id is not null)
    and (purpose = 'extend') = (extension_days is not null)
    and (purpose = 'extend') = (extends_from is not null))
);
create index repayments_by_order on repayments (borrower_id, order_id, id desc);

-- Whose payment a reference is: looked up without knowing the borrower.
create table payment_references (
  reference text not null,
  borrower_id uuid not null,
  repayment_id uuid not null,
  primary key (borrower_id, repayment_id),
  constraint payment_references_taken unique (reference),
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id)
);

-- Each payment that a bank reported, by the bank's name for it: one payment of the whole edition,
-- for whichever borrower it is booked. Nothing in it names a borrower.
create table bank_payments (
  app_id text not null,
  bank_payment_id text not null,
  -- What it was kept or booked for; null while nobody has said.
  reference text,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  primary key (app_id, bank_payment_id)
);

-- Money that came.
create table payments (
  borrower_id uuid not null,
  id uuid not null,
  bank_payment_id text not null,
  order_id uuid not null,
  repayment_id uuid not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  paid_at timestamptz not null,
  matched_at timestamptz not null,
  primary key (borrower_id, id),
  unique (borrower_id, bank_payment_id),
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id)
);

-- Money that came without a reference that says whose it is: nobody's yet, so not in the ledger.
create table unmatched_payments (
  -- The edition whose bank reported it: matched with its instructions alone.
  app_id text not null,
  bank_payment_id text not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  currency text not null,
  paid_at timestamptz not null,
  arrived_at timestamptz not null,
  primary key (app_id, bank_payment_id)
);

-- A payment as its payer saw it, for an instruction that nothing was matched with.
create table vouchers (
  borrower_id uuid not null,
  repayment_id uuid not null,
  file_id uuid not null,
  paid_on date not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  reported_at timestamptz not null,
  answer_by timestamptz not null,
  outcome text check (outcome in ('found', 'not_found')),
  answered_at timestamptz,
  primary key (borrower_id, repayment_id),
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id),
  check ((outcome is null) = (answered_at is null))
);
create index vouchers_waiting on vouchers (answer_by asc) where outcome is null;

-- Extensions that were paid for; the payment that bought one is its identifier.
create table extensions (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  days integer not null check (days > 0),
  cost bigint not null check (cost >= 0),
  bought_on date not null,
  from_due_date date not null,
  to_due_date date not null,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  foreign key (borrower_id, id) references payments (borrower_id, id)
);
create index extensions_by_order on extensions (borrower_id, order_id, id);

-- Overpaid money that its borrower asked back: at most one request an order waits. What is owed to a
-- borrower stands in the ledger; this says where it was to go, and what became of it.
create table refunds (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  -- One of the borrower's receiving accounts; it may be gone by now.
  account_id uuid not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  asked_at timestamptz not null,
  pay_by timestamptz not null,
  outcome text check (outcome in ('paid', 'failed')),
  ended_at timestamptz,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  check ((outcome is null) = (ended_at is null))
);
create unique index refunds_one_waiting on refunds (borrower_id, order_id) where outcome is null;
create index refunds_by_order on refunds (borrower_id, order_id, id desc);

-- One row a day that cost a late fee; waived where the payer had paid by then (D17).
create table late_fees (
  borrower_id uuid not null,
  order_id uuid not null,
  day date not null,
  amount bigint not null check (amount > 0),
  waived boolean not null default false,
  primary key (borrower_id, order_id, day),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- ------------------------------------------------------------------------------------- the ledger

-- Double entry, append-only. Debits are positive, credits negative.
create table ledger_transactions (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  kind text not null,
  order_id uuid,
  -- What caused it; a second posting of the same cause is refused by this constraint.
  cause text not null,
  -- The day that counts for interest: the day the payer paid, not the day it was matched (D17).
  value_date date not null,
  posted_at timestamptz not null,
  -- A reversal is a posting of its own that names what it takes back.
  reverses uuid,
  -- What the statement that writes the lines finds them to be: two or more, which sum to zero.
  balanced boolean not null constraint ledger_transactions_balance check (balanced),
  primary key (borrower_id, id),
  unique (borrower_id, cause),
  constraint ledger_reversals_name_theirs check ((kind = 'reversal') = (reverses is not null)),
  constraint ledger_reversals_of_own
    foreign key (borrower_id, reverses) references ledger_transactions (borrower_id, id)
);
-- Nothing is taken back twice.
create unique index ledger_reversed_once on ledger_transactions (borrower_id, reverses)
  where reverses is not null;

create table ledger_entries (
  borrower_id uuid not null,
  transaction_id uuid not null,
  line smallint not null check (line >= 0),
  account text not null check (account in (
    'receivable_principal', 'receivable_interest', 'receivable_fee', 'receivable_late_fee',
    'cash_clearing', 'interest_income', 'fee_income', 'late_fee_income', 'credit_loss',
    'borrower_credit')),
  order_id uuid,
  amount bigint not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
  currency text not null check (currency in ('THB', 'MXN', 'PKR', 'EGP')),
  primary key (borrower_id, transaction_id, line),
  foreign key (borrower_id, transaction_id) references ledger_transactions (borrower_id, id)
);
create index ledger_entries_by_order on ledger_entries (borrower_id, order_id);

-- What an order's entries come to, changed by the statement that appends them: to read it costs the
-- same however often was paid. The check of the books holds it against the entries.
create table order_balances (
  borrower_id uuid not null,
  order_id uuid not null,
  principal bigint not null default 0,
  interest bigint not null default 0,
  fee bigint not null default 0,
  late_fee bigint not null default 0,
  -- What the borrower has paid in.
  paid bigint not null default 0,
  -- What came beyond the debt.
  credit bigint not null default 0,
  -- What was paid for the debt and for extensions, by the payers' days, and for extensions alone.
  paid_on jsonb not null default '{}',
  for_extensions bigint not null default 0,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
) with (fillfactor = 70);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '42501';
end $$;
create trigger ledger_transactions_keep before update or delete on ledger_transactions
  for each row execute function ledger_is_append_only();
create trigger ledger_entries_keep before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

-- ---------------------------------------------------------------------------------- the audit log

-- Append-only, one chain a borrower (D26). A hash covers the one before it and all fields of its own
-- entry, so that no entry can be changed, taken out or slipped in unnoticed.
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
create trigger audit_heads_keep before delete on audit_heads
  for each row execute function audit_is_append_only();
create trigger audit_heads_grow before update on audit_heads
  for each row when (new.borrower_id <> old.borrower_id or new.seq <> old.seq + 1)
  execute function audit_is_append_only();

-- ------------------------------------------------------------ messages, cases, consents, the account

-- What the lender wrote to a borrower. The words are made when it is read, in the language that is
-- asked for: `wording` names them, `params` holds the figures and texts in them. `once` keeps what
-- a job prevents a second message.
create table messages (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  kind text not null check (kind in (
    'payment_reminder', 'payment_received', 'payment_not_found', 'loan_update', 'help_answer',
    'objection_answer', 'account_notice')),
  wording text not null,
  params text not null,
  order_id uuid,
  case_id uuid,
  once text,
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (borrower_id, id),
  unique (borrower_id, once)
);
create index messages_unread on messages (borrower_id) where read_at is null;

-- What a borrower asked a person to look at, with the promise of when and the answer.
create table cases (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  about text not null check (about in ('help', 'objection')),
  order_id uuid,
  wish text check (wish in ('smaller_payments', 'later_date', 'pause', 'other')),
  affordable bigint check (affordable > 0),
  statement text,
  received_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  primary key (borrower_id, id)
);
create index cases_waiting on cases (answer_by asc) where answered_at is null;

-- One record a consent: given once, withdrawn once.
create table consents (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  purpose text not null check (purpose in (
    'privacy_notice', 'terms_of_use', 'account_checks', 'location', 'contacts_list', 'apps_list',
    'messages_list', 'attribution')),
  notice_version text not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (borrower_id, id)
);
create unique index consents_standing on consents (borrower_id, purpose) where withdrawn_at is null;

-- A request to end an account, kept for its 15 days (D20): then it is withdrawn or carried out.
create table cancellations (
  borrower_id uuid not null references borrowers (id),
  -- The borrower's edition, whose day `kept_until` is.
  app_id text not null,
  id uuid not null,
  reason text,
  requested_at timestamptz not null,
  kept_until date not null,
  -- By what money is claimed later that was still the borrower's, or comes back, after it.
  claim_reference text not null,
  withdrawn_at timestamptz,
  purged_at timestamptz,
  primary key (borrower_id, id),
  check (withdrawn_at is null or purged_at is null)
);
create unique index cancellations_by_claim on cancellations (claim_reference);
create unique index cancellations_one_standing on cancellations (borrower_id)
  where withdrawn_at is null and purged_at is null;
create index cancellations_due on cancellations (app_id, kept_until)
  where withdrawn_at is null and purged_at is null;

-- ------------------------------------------------------------------------------ what devices
-- report

-- What an app runs on. Known by the device in an edition, by their hash; a borrower's from the day one signed in on it.
create table devices (
  device_hash text primary key,
  device text not null,
  borrower_id uuid references borrowers (id),
  facts text not null,
  reported_at timestamptz not null
);
create index devices_by_borrower on devices (borrower_id);
create index devices_by_age on devices (reported_at asc);

-- Lists of the device, each only while the consent to it stands.
create table device_lists (
  borrower_id uuid not null references borrowers (id),
  list text not null check (list in ('contacts', 'apps', 'messages')),
  sealed text not null,
  entries integer not null check (entries between 0 and 10000),
  received_at timestamptz not null,
  primary key (borrower_id, list)
);

-- Events of an app: never read by a rule, kept for 30 days.
create table app_events (
  device_hash text not null,
  device text not null,
  event_id text not null,
  borrower_id uuid references borrowers (id),
  name text not null,
  value text not null,
  version text not null,
  platform text not null,
  happened_at timestamptz not null,
  primary key (device_hash, event_id)
);
create index app_events_by_borrower on app_events (borrower_id);
create index app_events_by_age on app_events (happened_at asc);

-- How many events of a device were kept on a day, so that none fills the database.
create table app_event_counts (
  device_hash text not null,
  day date not null,
  kept integer not null,
  primary key (device_hash, day)
);
