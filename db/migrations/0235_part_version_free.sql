-- contract: PostgreSQL 15 does not change the type of a column (0236) while a function takes the row. The function is made again in
-- 0253, within the same transaction where 0236 has been applied before.
drop function if exists part_version(goods, goods_trade);
