-- The same tokens in two thirds of the time. A function in SQL that is not inlined starts an executor for every row, and this
-- one is not inlined, because array_to_string is only stable. PL/pgSQL keeps one for the whole statement. Nothing of the store is
-- named in it: indexes are built and analysed with a search path that does not hold its schema.
create or replace function search_tokens(category_id integer, brand_id integer, package_id integer, value_ids integer[],
  in_stock boolean, popularity integer, lifecycle text, description text) returns text[]
  language plpgsql immutable parallel safe as $$
begin
  -- Ranks (=r) in the order of the results: not made any more, not in stock, then by popularity, six ranks for each time it doubles.
  return string_to_array('=c' || category_id || ' =b' || brand_id || ' =p' || package_id
      || ' =r' || case when lifecycle = 'Obsolete' then 0 when not in_stock then 1 when popularity < 2 then 2
        else least(122, 2 + floor(6 * ln(popularity::float8) / ln(2::float8))::integer) end
      || case when value_ids = '{}' then '' else ' =v' || array_to_string(value_ids, ' =v') end, ' ')
    || tsvector_to_array(to_tsvector('english', description));
end $$;

-- contract: only search_tokens used it, in every version
drop function search_rank(boolean, integer, text);
