-- Why a loan was given up, where the borrower said so; kept by itself, since no rule looks at it.
create table abandonments (
  borrower_id uuid not null,
  order_id uuid not null,
  reason text not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);
