-- Parcels and bills of a company name it before the person. Addresses that are known already have none.
alter table address add column company text not null default '';
