-- outside of a transaction
-- Low stock looks at the parts with a reorder point of their own one by one.
drop index concurrently if exists goods_trade_reorder_point;
create index concurrently goods_trade_reorder_point on goods_trade (goods_id) where reorder_point is not null;
