-- What a list tells about the pieces themselves: when they were made, of which lot, and whether they can be returned.
alter table goods_trade
  add column date_code text check (length(date_code) between 1 and 40),
  add column lot text check (length(lot) between 1 and 60),
  -- Null is not known; true is a part that can be neither cancelled nor returned.
  add column non_cancellable boolean;
