-- Owners edit roles in the back office; the version detects that somebody else saved meanwhile.
alter table staff_role add column version integer not null default 1;
