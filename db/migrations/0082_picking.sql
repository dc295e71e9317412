-- Where a part lies in the warehouse.
create table picking_place (
  goods_id integer primary key,
  place text not null
);

alter table order_line
  add column picked_count integer not null default 0, -- taken from their places for this order
  add column missing_count integer not null default 0, -- not there, and not coming
  add column refunded_count integer not null default 0, -- given back line by line
  add check (picked_count >= 0 and missing_count >= 0 and picked_count + missing_count <= count),
  add check (refunded_count between 0 and count);

-- What is in a parcel. Parcels from before this table held all of their order.
create table shipment_line (
  shipment_id integer not null references shipment,
  line_id integer not null references order_line,
  count integer not null check (count > 0),
  primary key (shipment_id, line_id)
);
create index shipment_line_line on shipment_line (line_id);
insert into shipment_line
select first.shipment_id, l.line_id, l.count
from (select order_id, min(shipment_id) shipment_id from shipment group by order_id) first
join order_line l using (order_id);
update order_line l set picked_count = s.count from shipment_line s where s.line_id = l.line_id;

-- Mails that were written about an order: to the address of the order.
create table order_mail (
  mail_id integer generated always as identity primary key,
  order_id integer not null references orders,
  at timestamptz not null default clock_timestamp(),
  subject text not null
);
create index order_mail_order on order_mail (order_id, mail_id);
