-- The first entry of a part that staff have made by hand: undoing it removes the part.
alter table goods_change add column creates boolean not null default false;
