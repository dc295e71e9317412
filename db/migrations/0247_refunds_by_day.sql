-- The orders behind the refunds of a day or a month.
create index order_event_refund on order_event (at, order_id) where action = 'refund';
