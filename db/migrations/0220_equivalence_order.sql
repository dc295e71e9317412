-- The best known parts of a group are read first: with this order a list reads a few of them instead of the whole group.
create index goods_equivalence_order on goods (equivalence, in_stock desc, popularity desc, goods_id);
drop index goods_equivalence;
