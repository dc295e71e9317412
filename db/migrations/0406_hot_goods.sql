-- The parts that most people have ordered or looked at lately, the first ones first; computed every hour.
create table hot_goods (
  position integer primary key,
  goods_id integer not null unique references goods on delete cascade
);
