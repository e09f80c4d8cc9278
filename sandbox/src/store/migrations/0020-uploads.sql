-- A ticket and the picture that came with it. The ticket is the permission, so only its digest is
-- kept; it carries the borrower's id, so that no look-up crosses borrowers.
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
  stored_at timestamptz,
  mime text,
  size integer,
  width integer,
  height integer,
  primary key (borrower_id, file_id),
  unique (borrower_id, ticket_digest)
);

-- Apart from their row, so that reading the row never drags the picture along. `key_id` names the
-- key that the bytes are encrypted with; null is none.
create table upload_bytes (
  borrower_id uuid not null,
  file_id uuid not null,
  key_id text,
  bytes bytea not null,
  primary key (borrower_id, file_id),
  foreign key (borrower_id, file_id) references uploads (borrower_id, file_id) on delete cascade
);

-- What was read from a picture, good or bad, so that no picture is read twice.
create table document_readings (
  borrower_id uuid not null,
  file_id uuid not null,
  result jsonb not null,
  read_at timestamptz not null,
  primary key (borrower_id, file_id),
  foreign key (borrower_id, file_id) references uploads (borrower_id, file_id) on delete cascade
);
