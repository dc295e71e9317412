-- outside of a transaction
-- Few numbers begin with a sign; the A-Z index lists and counts them. An interrupted run may have left one that is not valid.
drop index concurrently if exists goods_signs;
create index concurrently goods_signs on goods (model_norm, goods_id) where model !~ '^[A-Za-z0-9]';
