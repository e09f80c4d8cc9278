/** A migration that nobody wrote, for a database that is filled: it touches every borrower's row. */
export const madeUpMigration = {
  name: '9999-nicknames.sql',
  digest: 'of a text that nobody wrote',
  sql: `alter table borrowers add column nickname text not null default 'none';
    create table nicknames (borrower_id uuid primary key references borrowers (id), nickname text);
    insert into nicknames select id, nickname from borrowers;`,
}

/** The same, and then a statement that fails. */
export const failingMigration = {
  ...madeUpMigration,
  sql: `${madeUpMigration.sql} select 1 / 0;`,
}
