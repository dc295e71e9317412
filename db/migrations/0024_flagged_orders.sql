-- Flagged orders are few among many, and staff ask for them alone.
create index orders_flagged on orders (order_id desc) where flagged;
