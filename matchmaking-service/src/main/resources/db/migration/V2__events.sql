-- Organised play. An event is the fold of its facts; the row of an event is the lock of everything about it.
create table event (
  id         uuid        primary key,
  organiser  text        not null references player,
  draft      text        not null,           -- the settings it was drafted with, as JSON
  version    bigint      not null,           -- how many facts it has
  created_at timestamptz not null,
  -- whether the platform pairs the next round as soon as one is over
  autopilot  boolean     not null,
  -- what lists show, kept beside the facts
  name       text        not null,
  format     text        not null,
  phase      text        not null,
  starts_at  timestamptz not null,
  zone       text        not null,
  seated     int         not null,
  cap        int         not null,
  -- when the platform has to act next; null while it waits for people
  due_at     timestamptz
);
create index event_calendar on event (starts_at, id);
create index event_due on event (due_at) where due_at is not null;

create table event_fact (
  event  uuid        not null references event,
  seq    bigint      not null check (seq > 0),
  kind   text        not null,
  body   text        not null,               -- JSON
  author text,                               -- null: the platform
  at     timestamptz not null,
  primary key (event, seq)
);

-- Nobody sits twice in a round, whatever goes wrong elsewhere (duty 1).
create table event_seat (
  event    uuid not null references event,
  round    int  not null,
  player   text not null references player,
  table_no int  not null,
  primary key (event, round, player)
);
create index event_seat_player on event_seat (player);

-- The matches that are played at the tables.
create table event_game (
  match    uuid primary key references match,
  event    uuid not null references event,
  round    int  not null,
  table_no int  not null,
  game     int  not null,
  unique (event, round, table_no, game)
);

-- No-shows at events, until they are forgotten.
create table no_show (
  player       text        primary key references player,
  times        int         not null,
  last_at      timestamptz not null,
  banned_until timestamptz not null
);
