-- What was received of an order on account, less what was paid back of it. The rest is open until `paid_at`.
alter table orders add column received_amount numeric(18, 4) not null default 0;
alter table orders add constraint orders_received_amount_check check (received_amount >= 0) not valid;
