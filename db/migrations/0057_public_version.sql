-- Whoever loads a catalogue holds catalog_version until it is in; a change of the settings must not wait for that. So what
-- the shop says about itself has a version of its own.
create table public_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into public_version default values;

create or replace function note_public_change() returns trigger language plpgsql as $$
begin
  update public_version set version = version + 1;
  return null;
end $$;
