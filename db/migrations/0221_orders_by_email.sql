-- outside of a transaction
-- Staff find orders by a text or by the address of the buyer. Without an index of the addresses that reads every order.
drop index concurrently if exists orders_email;
create index concurrently orders_email on orders (email);
