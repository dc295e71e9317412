-- outside of a transaction
-- The customers of a price list.
drop index concurrently if exists account_by_price_list;
create index concurrently account_by_price_list on account (price_list_id) where price_list_id is not null;
