-- What became of a quote, as staff know it: an order that came another way, or why there was none.
create table enquiry_outcome (
  enquiry_id integer primary key references enquiry on delete cascade,
  outcome text not null check (outcome in ('won', 'lost')),
  reason text not null,
  who text not null,
  at timestamptz not null default clock_timestamp()
);
