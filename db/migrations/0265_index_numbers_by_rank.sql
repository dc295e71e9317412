-- outside of a transaction
-- Parts of numbers with the ranks of the goods: of more hits than are read, the best are found. The version before uses it as it
-- did the index without ranks. An interrupted run may have left one that is not valid.
drop index concurrently if exists goods_number_ranks;
create index concurrently goods_number_ranks on goods using gin (model_norm gin_trgm_ops,
  search_ranks(in_stock, popularity, lifecycle));
drop index concurrently if exists goods_model_norm_trigram;
-- An import that was killed has noted it to be built again.
delete from deferred_index where index_name = 'goods_model_norm_trigram';
