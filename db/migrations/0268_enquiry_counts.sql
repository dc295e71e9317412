-- Enquiries are counted by status as orders are (0263). Functions of their own: one for both tables would need dynamic SQL,
-- which is planned for every row.
create table enquiry_status_count (
  status text primary key,
  count bigint not null
);
create table enquiry_status_entry (
  entry_id bigint generated always as identity primary key,
  status text not null,
  more bigint not null
);

create function note_enquiry_status_of_new() returns trigger language plpgsql as $$
begin
  insert into enquiry_status_entry (status, more) select status, count(*) from come group by 1;
  return null;
end $$;
create function note_enquiry_status_of_gone() returns trigger language plpgsql as $$
begin
  insert into enquiry_status_entry (status, more) select status, -count(*) from gone group by 1;
  return null;
end $$;
create function note_enquiry_status_change() returns trigger language plpgsql as $$
begin
  insert into enquiry_status_entry (status, more) values (old.status, -1), (new.status, 1);
  return null;
end $$;
create function forget_enquiry_statuses() returns trigger language plpgsql as $$
begin
  delete from enquiry_status_entry;
  delete from enquiry_status_count;
  return null;
end $$;
create trigger note_status_of_new after insert on enquiry referencing new table as come for each statement execute function note_enquiry_status_of_new();
create trigger note_status_of_gone after delete on enquiry referencing old table as gone for each statement execute function note_enquiry_status_of_gone();
create trigger note_status_change after update of status on enquiry for each row when (old.status <> new.status) execute function note_enquiry_status_change();
create trigger forget_statuses after truncate on enquiry for each statement execute function forget_enquiry_statuses();

-- The triggers have locked the table: nothing comes between.
insert into enquiry_status_count (status, count) select status, count(*) from enquiry group by 1;
