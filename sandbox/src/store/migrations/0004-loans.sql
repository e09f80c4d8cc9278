-- A price that holds for a while; agreement and loan are made from it.
create table quotes (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  product_id text not null,
  terms jsonb not null,
  currency text not null,
  start_date date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (borrower_id, id)
);

create table orders (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  number text not null,
  state text not null check (state in (
    'applied', 'approved', 'signed', 'disbursed', 'repaid', 'rejected', 'abandoned', 'expired',
    'payout_failed', 'returned', 'overdue', 'written_off')),
  quote_id uuid not null,
  account_id uuid not null,
  terms jsonb not null,
  currency text not null,
  agreement_hash text not null,
  agreement_language text not null,
  applied_at timestamptz not null,
  -- The day from which due dates count: the quote's, from the payout on the payout's.
  start_date date not null,
  paid_out_at timestamptz,
  -- The day up to which interest has been posted.
  accrued_to date,
  -- The next payment's day while money is owed: what the overdue job looks at.
  due_date date,
  primary key (borrower_id, id),
  unique (borrower_id, quote_id),
  foreign key (borrower_id, quote_id) references quotes (borrower_id, id)
);
-- One open loan at a time, whatever runs in parallel.
create unique index orders_one_open on orders (borrower_id)
  where state not in ('repaid', 'rejected', 'abandoned', 'expired', 'returned', 'written_off');
create index orders_newest on orders (borrower_id, id desc);
create index orders_by_due_date on orders (due_date) where state = 'disbursed';
create index orders_waiting on orders (applied_at) where state = 'approved';

create table order_events (
  borrower_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (borrower_id, order_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

-- One signing at a time an order; its link names borrower and order and carries a secret.
create table signings (
  borrower_id uuid not null,
  order_id uuid not null,
  secret bytea not null,
  status text not null check (status in ('waiting', 'signed', 'failed')),
  expires_at timestamptz not null,
  primary key (borrower_id, order_id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);

create table repayments (
  borrower_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  method text not null check (method in ('bank_transfer', 'scan_code')),
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  currency text not null,
  reference text not null,
  -- Set when the instruction asks for all that was owed on that day: paid in time, it ends the loan.
  settles_on date,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  primary key (borrower_id, id),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);
create index repayments_by_order on repayments (borrower_id, order_id, id desc);

-- Whose payment a reference is: looked up without knowing the borrower.
create table payment_references (
  reference text primary key,
  borrower_id uuid not null,
  repayment_id uuid not null,
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id)
);

-- Money that came. The payer's bank names each payment; the same name is the same payment.
create table payments (
  borrower_id uuid not null,
  id uuid not null,
  bank_payment_id text not null,
  order_id uuid not null,
  repayment_id uuid not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  paid_at timestamptz not null,
  matched_at timestamptz not null,
  primary key (borrower_id, id),
  unique (borrower_id, bank_payment_id),
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id)
);

create table jobs (
  borrower_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('pay_out')),
  order_id uuid not null,
  due_at timestamptz not null,
  done_at timestamptz,
  primary key (borrower_id, id),
  unique (borrower_id, order_id, kind)
);
create index jobs_waiting on jobs (due_at) where done_at is null;
