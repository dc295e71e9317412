-- outside of a transaction
-- The orders and enquiries of one member of a customer.
drop index concurrently if exists orders_of_member;
create index concurrently orders_of_member on orders (placed_by, order_id desc) where placed_by is not null;
drop index concurrently if exists enquiry_of_member;
create index concurrently enquiry_of_member on enquiry (placed_by, enquiry_id desc) where placed_by is not null;
