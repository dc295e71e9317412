-- A payment is recorded before its provider is asked.
alter table payment
  add column request_key text,  -- the caller's Idempotency-Key
  add column redirect_url text; -- the page of the provider, once it has answered
create unique index payment_request on payment (order_id, request_key) where request_key is not null;

-- Which providers there are is said in src/features/payment/server/providers.ts.
alter table payment drop constraint payment_method_check;
