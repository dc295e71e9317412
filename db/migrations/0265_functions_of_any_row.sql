-- A function that takes a row of a table keeps PostgreSQL 15 from adding a column with a default to that table (0266).
-- These two take rows of any type: their callers stay as they are.
drop function if exists part_version(goods, goods_trade);
create function part_version(part anyelement, trade anycompatible) returns text language sql stable parallel safe as $$
  select md5((to_jsonb(part) - '{stock,in_stock,stock_digits,sales,popularity,edited_at,lowest_price,highest_price}'::text[])::text
    || coalesce(to_jsonb(trade) - 'warehouses', '{}')::text)
$$;

drop function if exists order_event_data(orders);
create function order_event_data(o anyelement) returns jsonb language sql stable as $$
  select jsonb_build_object('orderNo', o.order_no, 'status', o.status, 'currency', o.currency,
    'amount', trim_scale(o.amount)::text, 'freightAmount', trim_scale(o.freight_amount)::text,
    'taxAmount', trim_scale(o.tax_amount)::text, 'totalAmount', trim_scale(o.total_amount)::text)
$$;
