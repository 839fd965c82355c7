-- Addresses of organisers that hear what happens at their events.
create table webhook (
  id          uuid        primary key,
  organiser   text        not null references player,
  url         text        not null,
  secret      text        not null,          -- signs what is sent, so it has to be kept as it is
  created_at  timestamptz not null,
  active      boolean     not null,
  failures    int         not null,          -- in a row; 0 after a success
  -- not before then; while an instance delivers, the time until which nobody else does
  next_at     timestamptz not null,
  unique (organiser, url)
);
create index webhook_due on webhook (next_at) where active;

-- What they are told: outbox and log in one.
create table webhook_delivery (
  id          uuid        primary key,       -- the same however often it is sent
  seq         bigint      generated always as identity,
  webhook     uuid        not null references webhook on delete cascade,
  event       uuid        not null references event on delete cascade,
  kind        text        not null,
  body        text        not null,          -- JSON, sent as it stands
  created_at  timestamptz not null,
  state       text        not null,          -- pending, delivered, given-up
  attempts    int         not null,
  answered_at timestamptz,
  answer      text                           -- of the last attempt
);
create index webhook_delivery_pending on webhook_delivery (webhook, seq) where state = 'pending';
create index webhook_delivery_log on webhook_delivery (webhook, seq desc);
create index webhook_delivery_age on webhook_delivery (created_at);
