-- A borrower sends few lists of a device a day, good or bad.
alter table tries drop constraint tries_what_check;
alter table tries add constraint tries_what_check
  check (what in ('export', 'identity_number', 'device_list'));
