-- A fuse of 5 A does not protect what a fuse of 1 A does, and a fan of 24 V does not run at 12 V: of some kinds of parts a rating must
-- be equal. The kinds are phrases between bars, as in `implies`.
alter table search_attribute add column equal_for text;
update search_attribute set equal_for = 'fuse|circuit breaker' where code = 'current';
update search_attribute set equal_for = 'fan|motor|battery' where code = 'voltage';
