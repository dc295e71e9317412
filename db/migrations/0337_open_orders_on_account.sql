-- outside of a transaction
-- What a customer owes, for every order on account; and the sales of a day.
drop index concurrently if exists orders_open_on_account;
create index concurrently orders_open_on_account on orders (account_id)
  where on_account_at is not null and paid_at is null and status <> 7;
drop index concurrently if exists orders_on_account_at;
create index concurrently orders_on_account_at on orders (on_account_at) where on_account_at is not null;
