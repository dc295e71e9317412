-- What a piece costs the shop, from the lists of suppliers. Staff who write quotes see it; no page of the store does.
alter table goods_trade
  add column cost numeric(18, 4) check (cost >= 0),
  add column cost_currency text,
  add check ((cost is null) = (cost_currency is null));
