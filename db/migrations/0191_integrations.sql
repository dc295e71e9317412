-- Keys with which programs of the shop call the back office. Only the hash of a key is kept.
create table api_key (
  key_id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  key_hash bytea not null unique,
  hint text not null, -- the last signs of the key, to tell keys apart
  rights text[] not null,
  created_by integer not null references account on delete cascade, -- a key can do no more than who made it
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_maker on api_key (created_by);

-- Addresses that are told of what happens in the shop.
create table webhook (
  webhook_id integer generated always as identity primary key,
  address text not null check (length(address) <= 500),
  events text[] not null,
  secret text not null, -- signs what is sent, so it cannot be a hash
  active boolean not null default true,
  failed_in_a_row integer not null default 0,
  disabled_at timestamptz, -- turned off by the store, because nobody answered
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table webhook_event (
  event_id bigint generated always as identity primary key,
  type text not null,
  data jsonb not null,
  at timestamptz not null default clock_timestamp()
);

create table webhook_delivery (
  delivery_id bigint generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  event_id bigint not null references webhook_event on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer, -- of the last answer
  problem text not null default '',
  last_at timestamptz
);
create index webhook_delivery_newest on webhook_delivery (webhook_id, delivery_id desc);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_event_at on webhook_event (at);

-- Writes an event with a delivery for each webhook that wants it, in the transaction of what has happened. Without a
-- webhook nothing is written. The jobs are those of src/features/integrations.
create function note_webhook_event(event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  event bigint;
  delivery bigint;
begin
  if not exists (select from webhook where active and event_type = any(events)) then return; end if;
  insert into webhook_event (type, data) values (event_type, event_data) returning event_id into event;
  for delivery in
    insert into webhook_delivery (webhook_id, event_id)
    select webhook_id, event from webhook where active and event_type = any(events) returning delivery_id
  loop
    perform graphile_worker.add_job('webhook.deliver', json_build_object('deliveryId', delivery), max_attempts => 32767);
  end loop;
end $$;

create function order_event_data(o orders) returns jsonb language sql stable as $$
  select jsonb_build_object('orderNo', o.order_no, 'status', o.status, 'currency', o.currency,
    'amount', trim_scale(o.amount)::text, 'freightAmount', trim_scale(o.freight_amount)::text,
    'taxAmount', trim_scale(o.tax_amount)::text, 'totalAmount', trim_scale(o.total_amount)::text)
$$;

create function note_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('order.placed', order_event_data(new));
    return null;
  end if;
  if old.paid_at is null and new.paid_at is not null then
    perform note_webhook_event('order.paid', order_event_data(new));
  end if;
  if old.status = 2 and new.status = 3 then
    perform note_webhook_event('order.shipped', order_event_data(new));
  end if;
  if old.status <> 7 and new.status = 7 then
    perform note_webhook_event('order.cancelled', order_event_data(new));
  end if;
  return null;
end $$;
create trigger tell_of_order after insert on orders for each row execute function note_order_event();
create trigger tell_of_order_change after update of status, paid_at on orders for each row
  when (old.status is distinct from new.status or old.paid_at is distinct from new.paid_at)
  execute function note_order_event();

create function note_refund_event() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('order.refunded', order_event_data(o)
    || jsonb_build_object('refundNo', new.refund_no, 'refundAmount', trim_scale(new.amount)::text))
  from orders o where o.order_id = new.order_id;
  return null;
end $$;
create trigger tell_of_refund after insert on refund for each row execute function note_refund_event();

create function note_quote_event() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('quote.requested', jsonb_build_object('enquiryNo', new.enquiry_no));
  return null;
end $$;
create trigger tell_of_quote after insert on enquiry for each row execute function note_quote_event();
