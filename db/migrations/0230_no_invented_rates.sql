-- The first shipping rates were invented. A store that nobody has used yet begins without any, and offers no shipping until
-- its owner has entered rates. The demo brings its own, which go with it. Whoever has accounts or goods keeps what is there.
alter table express_rate add column is_demo boolean not null default false;
delete from express_rate
where not exists (select from account) and not exists (select from goods) and not exists (select from orders);
update express_rate set is_demo = true
where exists (select from demo_login) and not exists (select from staff_audit where action like '/api/staff/shipping/%');
