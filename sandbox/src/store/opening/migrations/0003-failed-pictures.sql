-- How often what came for a ticket could not be used: the third time ends it.
alter table uploads add column failures integer not null default 0;
