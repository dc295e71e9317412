-- Steps of the first days that the owner has set aside; done ones are seen from the data itself.
create table owner_checklist_skip (
  step text primary key,
  who text not null,
  at timestamptz not null default clock_timestamp()
);
