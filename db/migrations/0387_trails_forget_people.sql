-- A person is erased from the audit trail and from the security log without their rows: who of the staff did what, when
-- and to which number stays; texts, addresses and networks go. The triggers allow no other change.

/* Every text but numbers and ids of the shop, amounts and statuses. */
create function without_texts(given jsonb, field text default '') returns jsonb
language plpgsql immutable as $$
begin
  case jsonb_typeof(given)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, without_texts(value, key)), '{}') from jsonb_each(given));
    when 'array' then
      return (select coalesce(jsonb_agg(without_texts(value, field) order by place), '[]')
        from jsonb_array_elements(given) with ordinality part (value, place));
    when 'string' then
      if field ~ '(No|Nos|Id|Ids|Amount)$' or field in ('amount', 'currency', 'status') or given = '""' then
        return given;
      end if;
      return '"(erased)"';
    else return given;
  end case;
end $$;

create function keep_audit() returns trigger language plpgsql as $$
declare
  erased staff_audit := old;
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '3 years' then return old; end if;
  else
    erased.input := without_texts(old.input);
    erased.before := without_texts(old.before);
    erased.after := without_texts(old.after);
    if old.subject like '%@%' then erased.subject := ''; end if;
    if new is not distinct from erased then return new; end if;
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
