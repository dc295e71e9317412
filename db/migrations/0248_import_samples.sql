-- What the first parts of an import change, for its page: the plan is deleted after a dry run.
alter table supply_import add column samples jsonb not null default '[]';
