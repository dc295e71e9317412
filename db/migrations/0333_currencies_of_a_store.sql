-- A store sells in the currencies of its settings, of which the first is the main one. The program knows which currencies
-- there are; the database only asks for a code of three letters, and of a part for a row of `currency_rate`.
alter table goods drop constraint goods_currency_check;
alter table express_rate drop constraint express_rate_currency_check;
alter table express_rate add constraint express_rate_currency_check check (currency ~ '^[A-Z]{3}$') not valid;
alter table orders drop constraint orders_currency_check;
alter table orders add constraint orders_currency_check check (currency ~ '^[A-Z]{3}$') not valid;
alter table bank_account drop constraint bank_account_currency_check;
alter table bank_account add constraint bank_account_currency_check check (currency ~ '^[A-Z]{3}$') not valid;
alter table payment drop constraint payment_currency_check;
alter table payment add constraint payment_currency_check check (currency ~ '^[A-Z]{3}$') not valid;
alter table transfer drop constraint transfer_currency_check;
alter table transfer add constraint transfer_currency_check check (currency ~ '^[A-Z]{3}$') not valid;
alter table enquiry drop constraint enquiry_currency_check;
alter table enquiry add constraint enquiry_currency_check check (currency ~ '^[A-Z]{3}$') not valid;

-- Rates are per unit of the main currency, as its owner thinks of them. `per_usd` is read by the version before only.
alter table currency_rate alter column per_usd drop not null;
alter table currency_rate alter column rated_on drop not null;
-- Null: not known. Such prices are not compared with others.
alter table currency_rate add column per_main numeric(24, 12) check (per_main > 0);
-- Place among the currencies of the store, from 1; null: the store no longer sells in it, or never did.
alter table currency_rate add column position integer;
update currency_rate set per_main = per_usd;

create function currencies_of(settings jsonb) returns text[] language sql immutable as $$
  select coalesce(nullif(array(
    select code from jsonb_array_elements_text(
      case jsonb_typeof(settings->'currencies') when 'array' then settings->'currencies' else '[]'::jsonb end
    ) with ordinality one (code, place) where code ~ '^[A-Z]{3}$' order by place), '{}'), array['USD'])
$$;

-- Places follow the settings. With another main currency the rates become those per unit of it, or unknown.
create function follow_currencies(used text[]) returns void language plpgsql as $$
declare
  base numeric;
begin
  insert into currency_rate (currency) select unnest(used) on conflict do nothing;
  update currency_rate set position = array_position(used, currency)
  where position is distinct from array_position(used, currency);
  select per_main into base from currency_rate where currency = used[1];
  if base is distinct from 1 then
    update currency_rate set
      per_main = case when currency = used[1] then 1 else round(per_main / base, 12) end,
      rated_on = case when currency <> used[1] and base is not null then rated_on end;
  end if;
end $$;

create function follow_shop_currencies() returns trigger language plpgsql as $$
begin
  perform follow_currencies(currencies_of(new.settings));
  return null;
end $$;
create trigger follow_shop_currencies after insert or update of settings on shop_settings
  for each row execute function follow_shop_currencies();

-- Until now every store sold in both, whatever its settings said: those in which it has prices or open quotes stay.
do $$
declare
  used text[] := (select currencies_of(settings) from shop_settings);
  code text;
begin
  foreach code in array array['USD', 'CNY'] loop
    if code <> all(used) and (
      exists (select from category c cross join lateral (
        select from goods g where g.category_id = c.category_id and g.currency = code limit 1) priced)
      or exists (select from enquiry where currency = code and status = 'quoted')
    ) then
      used := used || code;
    end if;
  end loop;
  if used <> (select currencies_of(settings) from shop_settings) then
    update shop_settings set settings = settings || jsonb_build_object('currencies', used), version = version + 1;
  else
    perform follow_currencies(used);
  end if;
end $$;
