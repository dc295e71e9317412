-- Requests for quotes by the day they came: all of them, and those of a customer or with a part of a manufacturer or category.
create table figure_quote (
  day date not null, -- UTC
  kind text not null check (kind in ('all', 'maker', 'category', 'customer')),
  key text not null,
  asked integer not null,
  quoted integer not null,
  won integer not null,
  primary key (kind, key, day)
);
create index figure_quote_day on figure_quote (day);
-- Days to count again. A mark instead of a difference: a quote is revised, won, lost, claimed and erased in many ways.
create table figure_quote_mark (
  mark_id bigint generated always as identity primary key,
  day date not null
);
create function mark_quote_day() returns trigger language plpgsql as $$
begin
  insert into figure_quote_mark (day) values ((coalesce(new.created_at, old.created_at) at time zone 'UTC')::date);
  return null;
end $$;
create trigger mark_quote_day after insert or delete or update of status, quoted_at, account_id on enquiry
  for each row execute function mark_quote_day();
create function mark_outcome_day() returns trigger language plpgsql as $$
begin
  insert into figure_quote_mark (day)
  select (created_at at time zone 'UTC')::date from enquiry where enquiry_id = coalesce(new.enquiry_id, old.enquiry_id);
  return null;
end $$;
create trigger mark_outcome_day after insert or delete or update on enquiry_outcome
  for each row execute function mark_outcome_day();
insert into figure_quote_mark (day) select distinct (created_at at time zone 'UTC')::date from enquiry;
