alter table repayments drop constraint repayments_method_check;
alter table repayments add constraint repayments_method_check check (method in (
  'bank_transfer', 'virtual_account', 'convenience_store', 'paynet', 'scan_code'));
