-- A copy of what the buyer accepted: neither cancelled nor returned.
alter table order_line add column non_cancellable boolean not null default false;
