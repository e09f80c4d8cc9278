alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable_principal', 'receivable_interest', 'receivable_fee', 'receivable_late_fee',
  'cash_clearing', 'interest_income', 'fee_income', 'late_fee_income', 'borrower_credit'));

-- The day up to which late days have been counted.
alter table orders add column late_fee_to date;
create index orders_overdue on orders (late_fee_to) where state = 'overdue';

-- One row a day that cost a late fee; waived where the payer had paid by then (D17).
create table late_fees (
  borrower_id uuid not null,
  order_id uuid not null,
  day date not null,
  amount bigint not null check (amount > 0),
  waived boolean not null default false,
  primary key (borrower_id, order_id, day),
  foreign key (borrower_id, order_id) references orders (borrower_id, id)
);
