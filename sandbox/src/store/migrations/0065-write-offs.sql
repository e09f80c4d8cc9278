alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable_principal', 'receivable_interest', 'receivable_fee', 'receivable_late_fee',
  'cash_clearing', 'interest_income', 'fee_income', 'late_fee_income', 'credit_loss',
  'borrower_credit'));

-- A reversal is a posting of its own that names what it takes back; nothing is taken back twice.
alter table ledger_transactions add constraint ledger_reversals_name_theirs
  check ((kind = 'reversal') = (reverses is not null));
alter table ledger_transactions add constraint ledger_reversals_of_own
  foreign key (borrower_id, reverses) references ledger_transactions (borrower_id, id);
create unique index ledger_reversed_once on ledger_transactions (borrower_id, reverses)
  where reverses is not null;
