-- outside of a transaction
-- Parts of unknown lifecycle are bought again, too. The index of those that are active stays for the version before.
drop index concurrently if exists goods_low_stock_unknown;
create index concurrently goods_low_stock_unknown on goods (popularity desc, goods_id) where stock_digits <= 1 and lifecycle = 'Unknown';
