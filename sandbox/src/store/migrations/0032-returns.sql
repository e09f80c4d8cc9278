-- When the borrower announced the return within the cooling-off time (D19).
alter table orders add column return_announced_at timestamptz;
