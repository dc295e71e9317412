-- How the owner wants a filter of a category shown: as a range or as a list of values, and with which prefix of its
-- unit (µ of µF). Null and 'auto': as the values suggest.
alter table category_attribute
  add column shown_as text not null default 'auto' check (shown_as in ('auto', 'range', 'list')),
  add column unit_prefix text check (unit_prefix in ('T', 'G', 'M', 'k', '', 'm', 'µ', 'n', 'p'));
