-- What every service keeps beside its own tables: messages on their way out, messages already handled.
create table outbox (
  id          bigint generated always as identity primary key,
  message_id  uuid        not null,
  topic       text        not null,
  record_key  text        not null,
  type        text        not null,
  payload     bytea       not null,
  created_at  timestamptz not null default now()
);

create table inbox (
  consumer    text        not null,
  message_id  text        not null,
  received_at timestamptz not null default now(),
  primary key (consumer, message_id)
);

create index inbox_received_at on inbox (received_at);
