-- A filter that the owner has taken out of a category. Goods keep their values, and a search by words still finds them.
alter table category_attribute add column hidden boolean not null default false;
