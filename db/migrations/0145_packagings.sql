-- Ways to buy one part: cut from the tape, on full reels, on reels wound for the order, in trays or tubes.

-- What a list offers beside the part's own minimum, multiple and prices; null is nothing. Prices are texts with four decimals:
-- [{"kind": "fullReel", "minimum": 3000, "multiple": 3000, "size": 3000, "number": "…", "fee": "7.0000", "counts": [3000], "prices": ["0.0420"]}]
-- Without prices of its own a packaging has those of the part. All of them share the stock of the part.
alter table goods_trade add column packings jsonb check (jsonb_typeof(packings) = 'array');

-- Empty is the part as its own row sells it.
alter table cart_line add column packing text not null default '' check (length(packing) <= 20);
alter table cart_line drop constraint cart_line_pkey;
alter table cart_line add primary key (account_id, goods_id, packing);
alter table fast_line add column packing text not null default '' check (length(packing) <= 20);

-- A copy of what was agreed: how it is packed, what arrives, and what winding the reels costs.
alter table order_line
  add column packing text not null default '' check (length(packing) <= 20),
  add column packing_name text not null default '',
  add column packing_number text not null default '',
  add column arrives text not null default '',
  add column fee_amount numeric(18, 4) not null default 0 check (fee_amount >= 0);

-- The prices of packagings changed by a factor, as scale_prices does. Fees stay.
create function scale_packings(packings jsonb, factor numeric) returns jsonb language sql immutable parallel safe
  return (select jsonb_agg(case when jsonb_array_length(one->'prices') > 0
      then one || jsonb_build_object('prices', (
        select jsonb_agg(to_jsonb(greatest(round(price::numeric * factor, 4), 0.0001)::numeric(18, 4)::text) order by place)
        from jsonb_array_elements_text(one->'prices') with ordinality tier (price, place)))
      else one end order by nth)
    from jsonb_array_elements(packings) with ordinality given (one, nth));
