-- outside of a transaction
-- Disputes and refunds of a provider name the money, not our payment.
drop index concurrently if exists payment_provider_payment;
create index concurrently payment_provider_payment on payment (provider_payment) where provider_payment is not null;
drop index concurrently if exists payment_disputed;
create index concurrently payment_disputed on payment (payment_id) where dispute = 'open';
