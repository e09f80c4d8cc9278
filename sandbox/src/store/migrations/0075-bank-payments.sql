-- Each payment that a bank told of, by the bank's name for it: one payment of the whole lender,
-- whoever it is booked for. Nothing in it names a borrower.
create table bank_payments (
  bank_payment_id text primary key,
  -- What it was kept or booked for; null while nobody has said.
  reference text,
  amount bigint not null check (amount > 0 and amount <= 1000000000000)
);

insert into bank_payments (bank_payment_id, reference, amount)
  select distinct on (p.bank_payment_id) p.bank_payment_id, r.reference, p.amount
  from payments p
  join repayments r on r.borrower_id = p.borrower_id and r.id = p.repayment_id
  order by p.bank_payment_id, p.matched_at, p.id;

-- What is booked lies about no more.
delete from unmatched_payments u using bank_payments b where b.bank_payment_id = u.bank_payment_id;

insert into bank_payments (bank_payment_id, reference, amount)
  select bank_payment_id, null, amount from unmatched_payments;
