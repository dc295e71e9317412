-- Catalogue prices have at most 4 decimals, so that what a buyer reads is what is charged. Finer ones are rounded half
-- up; no price becomes nothing.
create function pg_temp.to_four_places(prices numeric[]) returns numeric[] language sql as $$
  select coalesce(array_agg(case when price > 0 then greatest(round(price, 4), 0.0001) else price end order by place), '{}')
  from unnest(prices) with ordinality as one (price, place)
$$;

update goods set
  tier_prices = pg_temp.to_four_places(tier_prices),
  tier_activity_prices = pg_temp.to_four_places(tier_activity_prices),
  lowest_price = greatest(round(lowest_price, 4), 0.0001)
where tier_prices <> tier_prices::numeric(18, 4)[]
  or tier_activity_prices <> tier_activity_prices::numeric(18, 4)[];

alter table goods add constraint goods_price_places check (
  tier_prices = tier_prices::numeric(18, 4)[] and tier_activity_prices = tier_activity_prices::numeric(18, 4)[]
);
