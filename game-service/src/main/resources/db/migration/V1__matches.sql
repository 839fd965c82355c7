-- The head of a match. Every transaction that touches a match locks this row first.
create table match (
  match_id        text        primary key,
  shard           int         not null,               -- partition of the match on every match topic
  state           text        not null check (state in ('created', 'running', 'finished', 'aborted')),
  plan            text        not null,               -- the match-created message
  decks           text,                               -- deck lists, fetched once and kept
  seeds           text,                               -- never leave before the end
  result          text,
  abort_code      text,
  abort_detail    text,
  last_seq        bigint      not null default 0,     -- newest journal row
  last_view_seq   bigint      not null default 0,     -- newest part of every audience
  last_frame      bigint      not null default 0,     -- newest frame
  published_frame bigint      not null default 0,     -- newest frame that Kafka has
  next_prompt     bigint,                             -- whose time is up first, and when
  next_deadline   timestamptz,
  time_out_sent   timestamptz,
  created_at      timestamptz not null,
  started_at      timestamptz,
  ended_at        timestamptz,
  touched_at      timestamptz not null,
  check (published_frame <= last_frame)
);

create index match_by_state on match (state, created_at desc);
create index match_running_by_shard on match (shard) where state = 'running';
create index match_by_deadline on match (next_deadline) where state = 'running';
create index match_to_start on match (created_at) where state = 'created';
create index match_unpublished on match (shard) where published_frame < last_frame;

-- What happened, engine and host alike: one gapless sequence per match, never changed.
create table journal (
  match_id   text        not null references match,
  seq        bigint      not null,
  view_seq   bigint      not null,
  type       text        not null,
  version    int         not null,
  at         timestamptz not null,
  command_id text        not null,
  actor      text        not null,
  trace      text,
  payload    text        not null,
  primary key (match_id, seq)
);

-- What gateways are told, in order: the parts of every audience and the replies.
create table frame (
  match_id text        not null references match,
  frame_no bigint      not null,
  audience text,                                       -- absent for a reply
  view_seq bigint,
  at       timestamptz not null,
  body     text        not null,
  primary key (match_id, frame_no)
);

create unique index frame_by_view on frame (match_id, audience, view_seq) where audience is not null;

-- The inbox of player commands: a repeat gets the stored reply.
create table command (
  match_id   text not null references match,
  player     text not null,
  command_id text not null,
  reply      text not null,
  primary key (match_id, player, command_id)
);

create table record (
  match_id text primary key references match,
  body     text not null
);

-- A sign of life per shard; a long gap is an outage.
create table shard (
  shard    int primary key,
  alive_at timestamptz
);

insert into shard (shard) select generate_series(0, 23);
