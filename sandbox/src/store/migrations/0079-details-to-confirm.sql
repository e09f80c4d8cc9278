-- Whether a saved page stands. The personal one no longer does once a document is handed in of which
-- something else was read: what it holds is kept, and waits for the borrower to confirm it again.
alter table certification_pages add column confirmed boolean not null default true;
