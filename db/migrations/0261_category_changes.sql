-- What staff change of categories, with what was there before: the history, and the way back.
create table category_change (
  change_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  action text not null check (action in ('created', 'renamed', 'moved', 'ordered', 'removed')),
  -- No reference: a removed category keeps its history. Of an order it is the parent, null for the first level.
  category_id integer,
  before jsonb,
  after jsonb,
  -- The change that this one takes back.
  undoes bigint references category_change
);
create index category_change_category on category_change (category_id, change_id desc);
create unique index category_change_undoes on category_change (undoes) where undoes is not null;

-- Where a category was before it was renamed or moved: lists of suppliers go on naming the old path.
create table category_former_path (
  path text[] primary key,
  category_id integer not null references category on delete cascade
);
create index category_former_path_category on category_former_path (category_id);
