-- What a part is, as tokens of one index: its kind (=c), manufacturer (=b), package (=p), values (=v), rank (=r) and the
-- words of its description. A search for several of them walks along the rarest and skips through the others, whereas
-- several indexes would each be read as far as they go.

-- Ranks in the order of the results: not made any more, not in stock, then by popularity, six ranks for each time it doubles.
-- A search that many parts fit reads the highest ranks only.
create function search_rank(in_stock boolean, popularity integer, lifecycle text) returns integer
  language sql immutable parallel safe
  return case when lifecycle = 'Obsolete' then 0 when not in_stock then 1 when popularity < 2 then 2
    else least(122, 2 + floor(6 * ln(popularity::float8) / ln(2::float8))::integer) end;

create function search_tokens(category_id integer, brand_id integer, package_id integer, value_ids integer[],
  in_stock boolean, popularity integer, lifecycle text, description text) returns text[]
  language sql immutable parallel safe
  return string_to_array('=c' || category_id || ' =b' || brand_id || ' =p' || package_id
      || ' =r' || search_rank(in_stock, popularity, lifecycle)
      || case when value_ids = '{}' then '' else ' =v' || array_to_string(value_ids, ' =v') end, ' ')
    || tsvector_to_array(to_tsvector('english', description));

drop index goods_words;
create index goods_tokens on goods using gin (search_tokens(category_id, brand_id, package_id, value_ids,
  in_stock, popularity, lifecycle, goods_name || ' ' || introduce));

-- How many goods of the whole store a manufacturer or a package has.
create index category_kind_id on category_kind (kind, kind_id) include (goods_count);

-- A kind of part alone is read in the order of its results, and what is not made any more is put last.
drop index goods_category;
create index goods_category on goods (category_id, in_stock desc, popularity desc, goods_id)
  include (brand_id, package_id, rohs, lowest_price, currency, lifecycle, value_ids);
