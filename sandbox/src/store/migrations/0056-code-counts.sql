-- How many codes were sent in an hour to a number, from an address and into a range of numbers, each
-- by its keyed hash. It bounds what texts cost, and how often one phone can be rung.
create table code_counts (
  scope_hash text not null,
  hour timestamptz not null,
  sent integer not null,
  primary key (scope_hash, hour)
);
create index code_counts_by_age on code_counts (hour);
