-- What the lender told a borrower. The words are made when it is read, in the language that is asked
-- for: `wording` names them, `params` holds the figures and texts in them. `once` keeps what a job
-- tells from being told twice.
create table messages (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  kind text not null check (kind in (
    'payment_reminder', 'payment_received', 'payment_not_found', 'loan_update', 'help_answer',
    'objection_answer', 'account_notice')),
  wording text not null,
  params jsonb not null,
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
  statement text not null,
  received_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  primary key (borrower_id, id)
);
create index cases_waiting on cases (answer_by) where answered_at is null;

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
