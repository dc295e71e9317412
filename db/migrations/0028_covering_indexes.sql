-- A manufacturer or a package alone is read in the order of its results, with all that they are counted by: reading two
-- thousand goods for it takes ten times as long.
drop index goods_brand;
create index goods_brand on goods (brand_id, in_stock desc, popularity desc, goods_id)
  include (category_id, package_id, rohs, lowest_price, currency, lifecycle);
drop index goods_package;
create index goods_package on goods (package_id, in_stock desc, popularity desc, goods_id)
  include (brand_id, category_id, rohs, lowest_price, currency, lifecycle);
