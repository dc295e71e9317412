-- What customers call a line in their own papers: their part number and a reference. Copied from the cart or the request into
-- the order.
alter table cart_line
  add column own_number text not null default '' check (length(own_number) <= 200),
  add column customer_ref text not null default '' check (length(customer_ref) <= 200);
alter table fast_line
  add column own_number text not null default '' check (length(own_number) <= 200),
  add column customer_ref text not null default '' check (length(customer_ref) <= 200);
alter table enquiry_line
  add column own_number text not null default '' check (length(own_number) <= 200),
  add column customer_ref text not null default '' check (length(customer_ref) <= 200);
alter table order_line
  add column own_number text not null default '' check (length(own_number) <= 200),
  add column customer_ref text not null default '' check (length(customer_ref) <= 200);
