-- A person is erased from the audit trail and from the security log without their rows: who of the staff did what, when
-- and to which number stays; texts, addresses and networks go. The triggers allow no other change.

create function is_number_or_status(field text) returns boolean language sql immutable
return field ~ '(No|Nos|Id|Ids|Amount)$' or field in ('amount', 'currency', 'status');

/* Every text but numbers and ids of the shop, amounts and statuses. Called once an object or list: a call takes long. */
create function without_texts(given jsonb, field text default '') returns jsonb
language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, case
          when jsonb_typeof(value) in ('object', 'array') then without_texts(value, key)
          when jsonb_typeof(value) <> 'string' or value = '""' or is_number_or_status(key) then value
          else '"(erased)"' end), '{}')
        from jsonb_each(given));
    when 'array' then
      return (select coalesce(jsonb_agg(case
          when jsonb_typeof(value) in ('object', 'array') then without_texts(value, field)
          when jsonb_typeof(value) <> 'string' or value = '""' or is_number_or_status(field) then value
          else '"(erased)"' end order by place), '[]')
        from jsonb_array_elements(given) with ordinality part (value, place));
    when 'string' then
      return case when given = '""' or is_number_or_status(field) then given else '"(erased)"' end;
    else return given;
  end case;
end $$;

/* Only an update that empties the input is allowed: this function fills in what may stay. */
create function keep_audit() returns trigger language plpgsql as $$
declare
  emptied staff_audit := old;
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' then return old; end if;
  else
    emptied.input := null;
    if new is not distinct from emptied then
      new.input := without_texts(old.input);
      new.before := without_texts(old.before);
      new.after := without_texts(old.after);
      if old.subject like '%@%' then new.subject := ''; end if;
      return new;
    end if;
  end if;
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
drop trigger staff_audit_stays on staff_audit;
create trigger staff_audit_stays before update or delete on staff_audit
  for each row execute function keep_audit();
create trigger staff_audit_not_emptied before truncate on staff_audit
  for each statement execute function refuse_audit_change();

create or replace function refuse_security_event_change() returns trigger language plpgsql as $$
declare
  erased security_event := old;
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '400 days' then return old; end if;
  else
    erased.address := '';
    erased.network := '';
    erased.user_agent := '';
    if new is not distinct from erased then return new; end if;
  end if;
  raise exception 'the security log is append-only' using errcode = 'insufficient_privilege';
end $$;

-- Named in clear until now; the new names are hashed.
delete from rate_limit;
delete from idempotency_key where caller like 'visitor:%';
