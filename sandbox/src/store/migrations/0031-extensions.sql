-- What a payment is for, and the extension that it buys.
alter table repayments add column purpose text not null default 'repay'
  check (purpose in ('repay', 'extend', 'return'));
alter table repayments add column extension_option_id text;
alter table repayments add column extension_days integer check (extension_days > 0);
-- The due date that the extension was offered for: another one since then, and it is not bought.
alter table repayments add column extends_from date;
alter table repayments add constraint repayments_extend check (
  (purpose = 'extend') = (extension_option_id is not null)
  and (purpose = 'extend') = (extension_days is not null)
  and (purpose = 'extend') = (extends_from is not null));

-- By how many days the last payment of the agreed terms has been moved.
alter table orders add column extended_days integer not null default 0 check (extended_days >= 0);

-- Extensions that were paid for; the payment that bought one is its identifier.
create table extensions (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  days integer not null check (days > 0),
  cost bigint not null check (cost >= 0),
  bought_on date not null,
  from_due_date date not null,
  to_due_date date not null,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  foreign key (borrower_id, id) references payments (borrower_id, id)
);
create index extensions_by_order on extensions (borrower_id, order_id, id);
