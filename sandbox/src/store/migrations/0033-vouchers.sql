-- A payment as its payer saw it, for an instruction that nothing was matched with.
create table vouchers (
  borrower_id uuid not null,
  repayment_id uuid not null,
  file_id uuid not null,
  paid_on date not null,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  reported_at timestamptz not null,
  answer_by timestamptz not null,
  outcome text check (outcome in ('found', 'not_found')),
  answered_at timestamptz,
  primary key (borrower_id, repayment_id),
  foreign key (borrower_id, repayment_id) references repayments (borrower_id, id),
  check ((outcome is null) = (answered_at is null))
);
create index vouchers_waiting on vouchers (answer_by) where outcome is null;

-- Money that came without a reference that says whose it is: nobody's yet, so not in the ledger.
create table unmatched_payments (
  bank_payment_id text primary key,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  currency text not null,
  paid_at timestamptz not null,
  arrived_at timestamptz not null
);
