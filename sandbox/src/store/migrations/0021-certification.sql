-- A page of the certification as it was saved. The status of a step follows from its pages.
create table certification_pages (
  borrower_id uuid not null references borrowers (id),
  page text not null check (page in ('identity', 'personal', 'basic', 'location', 'emergency', 'work')),
  details jsonb not null,
  saved_at timestamptz not null,
  primary key (borrower_id, page)
);

create table certification_drafts (
  borrower_id uuid not null references borrowers (id),
  page text not null check (page in ('identity', 'personal', 'basic', 'location', 'emergency', 'work')),
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (borrower_id, page)
);

-- An identity number belongs to one account of an edition.
create table identity_numbers (
  app_id text not null,
  identity_number text not null,
  borrower_id uuid not null references borrowers (id),
  primary key (app_id, identity_number),
  unique (borrower_id)
);

-- What submit_apply came to; the newest counts.
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
  primary key (borrower_id, id),
  check ((result = 'approved') = (quota_amount is not null)),
  check ((result = 'refused') = (reason is not null and apply_again_on is not null))
);
