-- Parts whose stock has changed and that no webhook has been told of yet. Only ever added to and taken out: no order and
-- no import waits for the row of another.
create table stock_change (
  change_id bigint generated always as identity primary key,
  goods_id integer not null
);

-- Asked once a statement, not once a part: an import of a million parts without such a webhook looks at one setting.
create function note_stock_wanted() returns trigger language plpgsql as $$
begin
  perform set_config('ohmstead.stock_wanted',
    exists (select from webhook where active and 'stock.changed' = any(events))::text, true);
  return null;
end $$;

create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_change (goods_id) values (new.goods_id);
  return null;
end $$;

create trigger ask_stock_wanted before insert or update of stock on goods
  for each statement execute function note_stock_wanted();
create trigger note_stock_change after update of stock on goods for each row
  when (old.stock <> new.stock and current_setting('ohmstead.stock_wanted', true) = 'true')
  execute function note_stock_change();
create trigger note_first_stock after insert on goods for each row
  when (new.stock > 0 and current_setting('ohmstead.stock_wanted', true) = 'true')
  execute function note_stock_change();
