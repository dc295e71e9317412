-- outside of a transaction
-- Parts of which 10 to 999 are left, for shops with a higher reorder point; fewer have indexes of their own.
drop index concurrently if exists goods_few_left;
create index concurrently goods_few_left on goods (popularity desc, goods_id)
  where stock_digits >= 2 and stock_digits <= 3 and lifecycle in ('Active', 'Unknown');
