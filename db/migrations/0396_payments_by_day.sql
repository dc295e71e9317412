-- outside of a transaction
-- The payments and refunds of a day, to compare them with those of the provider.
drop index concurrently if exists payment_settled;
create index concurrently payment_settled on payment (settled_at) where state in ('paid', 'late');
drop index concurrently if exists refund_done;
create index concurrently refund_done on refund (done_at) where payment_id is not null;
