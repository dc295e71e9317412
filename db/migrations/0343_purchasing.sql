-- Buying in: suppliers, purchase orders and goods receipts. Decision 110.
create table supplier (
  supplier_id integer generated always as identity primary key,
  name text not null,
  email text not null default '',
  note text not null default '',
  -- Of new purchase orders.
  currency text not null,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create unique index supplier_name on supplier (lower(name));

create table purchase_order (
  purchase_order_id integer generated always as identity primary key,
  purchase_no text not null unique,
  supplier_id integer not null references supplier,
  currency text not null,
  status text not null default 'draft' check (status in ('draft', 'sent', 'partly_received', 'received', 'cancelled')),
  -- Printed for the supplier.
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  sent_at timestamptz
);
create index purchase_order_status on purchase_order (status, purchase_order_id desc);
create index purchase_order_supplier on purchase_order (supplier_id, purchase_order_id desc);

create table purchase_line (
  line_id integer generated always as identity primary key,
  purchase_order_id integer not null references purchase_order,
  position smallint not null,
  -- Null once the part has left the catalogue; number and manufacturer are kept.
  goods_id integer references goods on delete set null,
  model text not null,
  brand_name text not null,
  count integer not null check (count > 0),
  unit_cost numeric(18, 6) not null check (unit_cost >= 0),
  expected_on date,
  -- Accepted pieces: may be more than were ordered.
  received_count integer not null default 0 check (received_count >= 0),
  -- Still to come: nothing of a draft, nothing once it is received or cancelled.
  open_count integer not null default 0 check (open_count between 0 and count),
  unique (purchase_order_id, position)
);
create index purchase_line_goods on purchase_line (goods_id);
create index purchase_line_open on purchase_line (goods_id) include (expected_on, open_count) where open_count > 0;
create index purchase_line_model on purchase_line (upper(model));

create table goods_receipt (
  receipt_id integer generated always as identity primary key,
  receipt_no text not null unique,
  -- Null: goods that came without a purchase order.
  purchase_order_id integer references purchase_order,
  -- Empty: the shop does not keep its stock by warehouse.
  warehouse text not null default '',
  note text not null default '',
  received_at timestamptz not null default now(),
  received_by text not null,
  undone_at timestamptz,
  undone_by text
);
create index goods_receipt_order on goods_receipt (purchase_order_id) where purchase_order_id is not null;

create table goods_receipt_line (
  receipt_line_id integer generated always as identity primary key,
  receipt_id integer not null references goods_receipt,
  line_id integer references purchase_line,
  goods_id integer references goods on delete set null,
  model text not null,
  brand_name text not null,
  count integer not null check (count >= 0),
  refused_count integer not null default 0 check (refused_count >= 0),
  refused_reason text not null default '',
  -- By how much the open pieces of the line fell: less than `count` when more came than was ordered.
  closed_count integer not null default 0 check (closed_count between 0 and count),
  -- Added to the free stock: `count` without what orders were waiting for.
  freed_count integer not null check (freed_count between 0 and count),
  -- The cost of the part before and after, to undo it; null where it did not change.
  cost_before jsonb,
  cost_after jsonb
);
create index goods_receipt_line_receipt on goods_receipt_line (receipt_id);
create index goods_receipt_line_goods on goods_receipt_line (goods_id);

-- Pieces of a receipt for lines that were sold before they were bought. They never enter the free stock.
create table goods_receipt_share (
  receipt_line_id integer not null references goods_receipt_line,
  order_line_id integer not null references order_line,
  count integer not null check (count > 0),
  primary key (receipt_line_id, order_line_id)
);
create index goods_receipt_share_line on goods_receipt_share (order_line_id);

-- Both are optional: the shop has settings for all other parts.
create table goods_reorder (
  goods_id integer primary key references goods on delete cascade,
  reorder_point integer check (reorder_point >= 0),
  reorder_quantity integer check (reorder_quantity > 0),
  version integer not null default 1
);

-- What orders still wait for: pieces to be bought for them that are neither picked, missing nor received for them.
create view goods_backordered as
  select line.goods_id, line.line_id, orders.order_no, orders.order_id,
    line.count - line.missing_count - greatest(line.picked_count, coalesce(shared.count, 0)) count
  from order_line line join orders using (order_id)
  left join lateral (
    select sum(share.count)::integer count from goods_receipt_share share
    where share.order_line_id = line.line_id
  ) shared on true
  where line.procured and (orders.status in (2, 8) or orders.status = 5 and orders.came_from = 2)
    and line.count - line.missing_count > greatest(line.picked_count, coalesce(shared.count, 0));

-- What is on its way, by part and day.
create view goods_on_order as
  select goods_id, expected_on, sum(open_count)::integer count
  from purchase_line where open_count > 0 and goods_id is not null group by 1, 2;

-- What a change of a part belongs to, such as a goods receipt, which is undone as a whole.
alter table goods_change add column reference text;

update staff_role set rights = rights || '{purchasing.read}', version = version + 1 where role = 'sales';
update staff_role set rights = rights || '{purchasing.read,purchasing.receive}', version = version + 1 where role = 'warehouse';
update staff_role set description = 'Reads orders and returns, ships, receives goods'
  where role = 'warehouse' and description = 'Reads orders and returns, ships';
