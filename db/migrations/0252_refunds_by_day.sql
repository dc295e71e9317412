-- outside of a transaction
-- The orders behind the refunds of a day or a month.
drop index concurrently if exists order_event_refund;
create index concurrently order_event_refund on order_event (at, order_id) where action = 'refund';
