-- When what a warehouse has leaves it, and what is on its way; null is not known.
alter table goods_trade
  -- Working days by warehouse: {"Rotterdam": 1}.
  add column ship_days jsonb check (jsonb_typeof(ship_days) = 'object'),
  -- [{"count": 5000, "on": "2026-12-01"}], in the order of the days.
  add column incoming jsonb check (jsonb_typeof(incoming) = 'array');
