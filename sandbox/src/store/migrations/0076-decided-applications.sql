-- The order that an evaluation rejected; null for what the certification came to.
alter table evaluations add column order_id uuid check (order_id is null or result = 'refused');
alter table evaluations
  add foreign key (borrower_id, order_id) references orders (borrower_id, id);
create unique index evaluations_of_order on evaluations (borrower_id, order_id)
  where order_id is not null;

-- An application that nobody decides lapses as one that nobody signs does.
drop index orders_waiting;
create index orders_waiting on orders (applied_at) where state in ('applied', 'approved');
