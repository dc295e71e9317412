-- outside of a transaction
-- An import that was killed may have left the store without it.
create index concurrently if not exists goods_tokens on goods using gin (search_tokens(category_id, brand_id, package_id, value_ids,
  in_stock, popularity, lifecycle, goods_name || ' ' || introduce));
-- What an interrupted run has left.
drop index concurrently if exists goods_tokens_ccnew;
reindex index concurrently goods_tokens;
