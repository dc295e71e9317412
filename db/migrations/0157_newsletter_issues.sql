-- A newsletter: written, tried, sent to everybody of a segment who has said yes and has not left.
create table newsletter_issue (
  issue_id integer generated always as identity primary key,
  subject text not null,
  body text not null, -- paragraphs, plain text
  link_label text not null default '',
  link_url text not null default '',
  segment text not null check (segment in ('all', 'customers', 'never_ordered', 'new')),
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  tested_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- Who got which, so that nobody gets one twice, however often a batch is repeated. Gone with the subscriber.
create table newsletter_delivery (
  issue_id integer not null references newsletter_issue on delete cascade,
  subscriber_id integer not null references newsletter_subscriber on delete cascade,
  primary key (issue_id, subscriber_id)
);
create index newsletter_delivery_subscriber on newsletter_delivery (subscriber_id);

update staff_role set rights = rights || '{newsletter.*}' where role = 'content';
