-- What the owner says about the shop. The fields are described by a schema in src/features/shop; one that is missing
-- here has its default. Every change raises the version: a second editor is told, and pages are made anew.
create table shop_settings (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1,
  settings jsonb not null default '{}',
  owner_id integer references account on delete set null,
  owned_at timestamptz, -- absent: nobody has taken the store over, and /setup is open to who has its code
  seed jsonb -- what the demo has filled in, for the day on which the store stops being one
);
insert into shop_settings default values;

-- Entries of the menu that the demo has added.
alter table site_link add column demo boolean not null default false;

-- Printed by the server at its start while the store has no owner; only the hash is kept.
create table shop_setup_code (
  code_hash bytea primary key,
  created_at timestamptz not null default now()
);

-- Who changed what of the settings.
create table shop_change (
  change_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account_id integer references account on delete set null, -- absent: from the command line of the server
  who text not null,
  version integer not null, -- the one that came of it
  before jsonb not null, -- the changed fields only
  after jsonb not null
);

alter table resource drop constraint resource_kind_check;
alter table resource add constraint resource_kind_check
  check (kind in ('avatar', 'proof', 'aftersale', 'attachment', 'logo'));

-- What stood above an invoice when it was issued; absent for older ones, which show the settings of today.
alter table order_invoice add column seller jsonb;

-- Pages hold name, colours, menu and texts: whoever changes those makes every process render them anew.
create function note_public_change() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end $$;
create trigger shop_settings_public after update on shop_settings
  for each statement execute function note_public_change();
create trigger bank_account_public after insert or update or delete on bank_account
  for each statement execute function note_public_change();
create trigger site_link_public after insert or update or delete on site_link
  for each statement execute function note_public_change();

-- Earlier versions came with an invented firm. A store is a demo if the demo's buyer has an account: every start with
-- DEMO on makes it, and nothing else does. A demo keeps all of it. Any other store loses what is still exactly as it
-- came; what somebody has changed is theirs and stays. On a new database nobody has an account yet, so all of it goes,
-- and the demo fills in its own when it starts.
do $$
declare
  is_demo boolean := exists (select from account where email_key = 'demo@ohmstead.example');
  has_people boolean := exists (
    select from account where email_key not in ('demo@ohmstead.example', 'staff@ohmstead.example'));
  info site_info;
  is_seed boolean;
begin
  select * into info from site_info;
  is_seed := info is null or (info.site_name, info.site_logo, info.service_email, info.phone, info.address)
    = ('Ohmstead', '/logo.svg', 'service@ohmstead.example', '+31 10 555 01 42', 'Kiln Quay 12, 3011 Rotterdam, Netherlands');

  if is_seed then
    -- A store that people use has an owner, even if the settings are empty: it does not open /setup.
    update shop_settings set owned_at = case when has_people and not is_demo then now() end,
      settings = case when is_demo then '{"demoContent": true}'::jsonb else '{}' end;
  else
    update shop_settings set owned_at = now(), settings = jsonb_build_object(
      'name', info.site_name, 'contactEmail', info.service_email, 'phone', info.phone, 'street', info.address,
      'logo', info.site_logo, 'demoContent', is_demo);
  end if;

  update site_link set demo = true where (link_id, label) = (12, 'Exposition') or (link_id, label, href) in (
    (13, '2024 Germany Exhibition', '/exhibition'), (14, '2025 Japan Exhibition', '/exhibition2025'));
  if is_demo then
    -- The demo looks again at what is missing, and notes what is its own.
    if to_regclass('demo_seed') is not null then execute 'delete from demo_seed'; end if;
  else
    delete from bank_account where (beneficiary, bank_name, bank_address, swift)
      = ('Ohmstead B.V. (demo)', 'Example Harbour Bank', 'Kiln Quay 1, 3011 Rotterdam, Netherlands', 'XMPLNL00');
    delete from site_link where demo and parent_id is not null;
    delete from site_link as heading where demo
      and not exists (select from site_link where parent_id = heading.link_id);
  end if;
end $$;
drop table site_info;
