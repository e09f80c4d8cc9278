-- Every cancellation has a number from the start: money may come, or come back, after it.
update cancellations
  set claim_reference = (100000000000 + floor(random() * 900000000000))::bigint::text
  where claim_reference is null;
alter table cancellations alter column claim_reference set not null;
drop index cancellations_by_claim;
create unique index cancellations_by_claim on cancellations (claim_reference);

-- A refund is sent by a job, as a payout is; another tells who announced a return that its time is over.
alter table jobs drop constraint jobs_kind_check;
alter table jobs add constraint jobs_kind_check check (kind in ('pay_out', 'pay_refund', 'end_return'));
