-- What every feature leans on.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- The first answer to a call that creates or pays, so that a repeated call gets it again instead of doing it twice.
create table idempotency_key (
  caller text not null,
  key text not null check (length(key) between 1 and 255),
  endpoint text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Shared by all processes, so that ten processes do not mean ten times as many attempts.
create table rate_limit (
  bucket text primary key,
  used integer not null,
  resets_at timestamptz not null
);
