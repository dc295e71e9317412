-- Words that staff teach; absent for those that came with the store.
alter table search_synonym
  add column taught_by text,
  add column taught_at timestamptz;

-- What staff have done about a search without a result. Gone when they open it again.
create table search_answer (
  query text primary key,
  answer text not null check (answer in ('synonym', 'maker', 'to_order', 'not_offered')),
  -- What was taught, in words.
  detail text not null default '',
  who text not null,
  at timestamptz not null default clock_timestamp()
);
create index search_answer_at on search_answer (at desc);
