-- The rank of a part as `search_tokens` has it, as numbers for an index of part numbers: itself, and below zero its coarse rank. It
-- does not call another function, since an index is built with no other schema in sight than pg_catalog.
create function search_ranks(in_stock boolean, popularity integer, lifecycle text) returns integer[]
  language plpgsql immutable parallel safe as $$
declare
  rank constant integer := case when lifecycle = 'Obsolete' then 0 when not in_stock then 1 when popularity < 2 then 2
    else least(122, 2 + floor(6 * ln(popularity::float8) / ln(2::float8))::integer) end;
begin
  return array[rank, -1 - rank / 8];
end $$;
