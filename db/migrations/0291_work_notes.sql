-- Work of every queue can be assigned, not only orders, quote requests and returns.
alter table staff_assignment drop constraint staff_assignment_kind_check;
alter table staff_assignment add constraint staff_assignment_kind_check
  check (kind in ('order', 'quote', 'return', 'message', 'import', 'part', 'search', 'job')) not valid;

-- Notes of the staff to each other about the same. Those of orders and customers are in tables of their own.
create table work_note (
  note_id bigint generated always as identity primary key,
  kind text not null check (kind in ('quote', 'return', 'message', 'import', 'part', 'search', 'job')),
  subject text not null,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  text text not null
);
create index work_note_subject on work_note (kind, subject, note_id);
