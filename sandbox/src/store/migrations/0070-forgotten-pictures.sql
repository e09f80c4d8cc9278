-- When a stored picture that something names is looked at again; one that nothing names goes.
alter table uploads add column look_again_at timestamptz;

create index uploads_never_looked_at on uploads (stored_at)
  where look_again_at is null and stored_at is not null;
create index uploads_looked_at on uploads (look_again_at) where look_again_at is not null;
create index uploads_unused on uploads (asked_at) where stored_at is null;
