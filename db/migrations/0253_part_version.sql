-- Taken away in 0235_part_version_free.
create or replace function part_version(part goods, trade goods_trade) returns text language sql stable parallel safe
  return md5((to_jsonb(part) - '{stock,in_stock,stock_digits,sales,popularity,edited_at,lowest_price,highest_price}'::text[])::text
    || coalesce(to_jsonb(trade) - 'warehouses', '{}')::text);
