-- Numbers of invoices that were left out on purpose, and why: for the accountant. Never deleted.
create table invoice_gap (
  year integer not null,
  first_number integer not null,
  last_number integer not null,
  -- The numbers may have been given out since the restored backup was made.
  backup_at timestamptz not null,
  restored_at timestamptz not null default now(),
  primary key (year, first_number),
  check (last_number >= first_number)
);
