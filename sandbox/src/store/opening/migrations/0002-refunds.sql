-- Overpaid money that its borrower asked back: at most one request an order waits. What is owed to a
-- borrower stands in the ledger; this says where it was to go, and what became of it.
create table refunds (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  -- One of the borrower's receiving accounts; it may be gone by now.
  account_id uuid not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  asked_at timestamptz not null,
  pay_by timestamptz not null,
  outcome text check (outcome in ('paid', 'failed')),
  ended_at timestamptz,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id),
  check ((outcome is null) = (ended_at is null))
);
create unique index refunds_one_waiting on refunds (borrower_id, order_id) where outcome is null;
create index refunds_by_order on refunds (borrower_id, order_id, id desc);

-- By what money is claimed later that was still the borrower's when the account was cancelled.
alter table cancellations add column claim_reference text;
create unique index cancellations_by_claim on cancellations (claim_reference)
  where claim_reference is not null;
