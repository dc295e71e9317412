-- A rating such as "at least 50 mA" has hundreds of values. `value_ids && {all of them}` compares each of them for each part
-- that the index finds; `value_ids && any (sets of one value)` reads the list of each value once. Arrays of arrays need a name.
create domain value_set as integer[];
create domain token_set as text[];

-- Always true. Its declared cost makes the planner combine all indexes before it reads goods: it takes the number of goods
-- that meet several conditions for much smaller than it is.
create function read_last(goods_id integer) returns boolean
  language plpgsql immutable parallel safe cost 100000 as $$ begin return true; end $$;
