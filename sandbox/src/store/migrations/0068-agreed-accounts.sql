-- The account that the agreement names, once a payout that failed there was sent to another one.
alter table orders add column agreed_account_id uuid;
