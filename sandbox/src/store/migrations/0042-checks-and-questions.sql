-- What liveness checks came to: the tries of a day are counted here, and a check counts once.
create table liveness_checks (
  borrower_id uuid not null references borrowers (id),
  id uuid not null,
  liveness_id text not null,
  mode text not null,
  result text not null check (result in (
    'passed', 'no_face', 'several_faces', 'not_live', 'not_the_holder', 'expired')),
  day date not null,
  checked_at timestamptz not null,
  primary key (borrower_id, id)
);
create index liveness_checks_by_day on liveness_checks (borrower_id, day);

-- The answers to a questionnaire, once each.
create table questionnaire_answers (
  borrower_id uuid not null references borrowers (id),
  questionnaire_id text not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  primary key (borrower_id, questionnaire_id)
);
