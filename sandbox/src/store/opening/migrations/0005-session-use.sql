-- When a session was last used, to the hour: an idle one ends, and a silent account is known by it.
alter table sessions add column used_at timestamptz;
update sessions set used_at = started_at;
alter table sessions alter column used_at set not null;

-- Wrong last signs of the identity number that were given at signing in, since the right ones were.
alter table borrowers add column identity_tries integer not null default 0;
