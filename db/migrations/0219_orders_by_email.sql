-- Staff find orders by a text or by the address of the buyer. Without an index of the addresses that reads every order.
create index orders_email on orders (email);
