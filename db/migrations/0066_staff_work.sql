-- Staff may close an order that nobody has paid.
insert into order_transition values (1, 'cancel', 'staff', 7);

-- Notes that only staff see.
create table order_note (
  note_id integer generated always as identity primary key,
  order_id integer not null references orders,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  text text not null
);
create index order_note_order on order_note (order_id, note_id);

-- A message stays in the queue until it is answered or set aside.
alter table feedback
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column answered_by text not null default '';
create index feedback_open on feedback (feedback_id) where answered_at is null;
create index feedback_answered on feedback (feedback_id desc) where answered_at is not null;

-- Queues: few rows among many.
create index transfer_to_check on transfer (created_at) where state = 'sent';
create index after_sale_queue on after_sale (created_at) where state = 'open';
create index after_sale_state on after_sale (state, after_sale_id desc);
create index job_failed on job (failed_at) where failed_at is not null;
-- Neither column changes with an ordinary sale, so that sales still touch no index.
create index goods_low_stock on goods (popularity desc, goods_id) where stock_digits <= 1 and lifecycle = 'Active';
