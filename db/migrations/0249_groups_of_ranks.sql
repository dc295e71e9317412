-- One token more for each part, its coarse rank (=g), which stands for eight ranks; the next file builds the index again with it. A
-- search for the best of many parts looks for a range of ranks. GIN takes about 50 ns for each of them for each part that it considers,
-- and 10 ns for those that no part has.
create or replace function search_tokens(category_id integer, brand_id integer, package_id integer, value_ids integer[],
  in_stock boolean, popularity integer, lifecycle text, description text) returns text[]
  language plpgsql immutable parallel safe as $$
declare
  -- In the order of the results: not made any more, not in stock, then by popularity, six ranks for each time it doubles.
  rank constant integer := case when lifecycle = 'Obsolete' then 0 when not in_stock then 1 when popularity < 2 then 2
    else least(122, 2 + floor(6 * ln(popularity::float8) / ln(2::float8))::integer) end;
begin
  return string_to_array('=c' || category_id || ' =b' || brand_id || ' =p' || package_id || ' =r' || rank || ' =g' || rank / 8
      || case when value_ids = '{}' then '' else ' =v' || array_to_string(value_ids, ' =v') end, ' ')
    || tsvector_to_array(to_tsvector('english', description));
end $$;
