-- A value never changes: another number is another value. Counts kept beside it and processes that remember it rely on that.
create function keep_value() returns trigger language plpgsql as $$
begin
  raise exception 'a value does not change: add another one' using errcode = 'restrict_violation';
end
$$;

create trigger keep_value before update on attribute_value
for each row when (old is distinct from new) execute function keep_value();
