-- What has come of a picture that is sent in parts: how far it is, without a gap from the start on.
alter table uploads
  add column received integer not null default 0,
  add check (received between 0 and claimed_size);

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
