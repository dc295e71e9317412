-- Who looks after what: an order, a quote request, a return.
create table staff_assignment (
  kind text not null check (kind in ('order', 'quote', 'return')),
  subject text not null,
  account_id integer not null references account on delete cascade,
  assigned_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (kind, subject)
);
create index staff_assignment_account on staff_assignment (account_id, at desc);

-- Lists with their filters that somebody comes back to.
create table staff_view (
  view_id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  name text not null,
  address text not null,
  unique (account_id, name)
);

-- Texts to start from when a customer is answered.
create table staff_text (
  text_id integer generated always as identity primary key,
  kind text not null check (kind in ('return', 'message')),
  title text not null,
  body text not null,
  unique (kind, title)
);
insert into staff_text (kind, title, body) values
  ('return', 'Agree: refund', 'We agree to your request and will refund the amount within five working days.'),
  ('return', 'Agree: replacement', 'We agree to your request and will send you replacement parts.'),
  ('return', 'Ask for pictures', 'Please send us pictures of the parts and of the label on the package, so that we can check with the manufacturer.'),
  ('return', 'Ask to send back', 'Please send the parts back in their original packaging. We refund the amount once we have checked them.'),
  ('return', 'Refuse: too late', 'The time for returns is over for this order, so we cannot take the parts back. Please tell us if they are faulty.'),
  ('message', 'Where is my order', 'Your order is on its way. You find the tracking number on the page of the order.'),
  ('message', 'Price for larger quantities', 'We gladly make you a quote. Please send us part numbers and quantities as a request for a quote.'),
  ('message', 'Thank you', 'Thank you for telling us. We have passed it on to our team.');

update staff_role set rights = rights || '{work.*}' where role in ('sales', 'warehouse', 'content');
update staff_role set rights = rights || '{texts.*}' where role in ('sales', 'content');
