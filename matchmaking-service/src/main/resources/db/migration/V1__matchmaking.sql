-- Players, the ladder queue, challenges and the matches made of them.
-- The row of a player is the lock of everything about him: whoever changes his tickets, offers or
-- challenges locks it first, several of them in the order of their ids.

create table player (
  id         text        primary key,
  handle     text        not null,
  folded     text        not null unique,   -- equal for handles that differ only in case
  skeleton   text        not null unique,   -- equal for handles that look alike
  bot        boolean     not null,
  since      timestamptz not null
);

-- What other services have told: frozen decks, and ratings (in hundredths).
create table registration (
  id                text        primary key,
  owner             text        not null,
  name              text        not null,
  format            text        not null,
  hash              text        not null,
  validator_version text        not null,
  registered_at     timestamptz not null
);

create table standing (
  ladder     text   not null,
  player     text   not null,
  rating     int    not null,
  games      int    not null,
  ladder_seq bigint not null,
  primary key (ladder, player)
);

create table ticket (
  id           uuid        primary key,
  player       text        not null references player,
  ladder       text        not null,
  registration text        not null references registration,
  state        text        not null,
  joined_at    timestamptz not null,
  expires_at   timestamptz not null,
  closed_at    timestamptz,
  outlook      text
);
-- One place per player and ladder; one offer at a time per player.
create unique index one_open_ticket on ticket (player, ladder) where state in ('WAITING', 'OFFERED');
create unique index one_open_offer on ticket (player) where state = 'OFFERED';
create index waiting_tickets on ticket (ladder, joined_at, id) where state = 'WAITING';
create index ticket_expiry on ticket (expires_at) where state = 'WAITING';

create table match (
  id           uuid        primary key,
  ladder       text,                         -- where it is rated; null for casual play
  rule_set     text        not null,
  cards        text        not null,
  coin         text        not null,         -- hex; decided the seats
  created_at   timestamptz not null,
  deadline     timestamptz not null,
  overdue_at   timestamptz,
  completed_at timestamptz,
  reason       text
);
create index unfinished_matches on match (deadline) where completed_at is null;

create table match_seat (
  match        uuid not null references match,
  seat         int  not null,
  player       text not null references player,
  registration text not null references registration,
  primary key (match, seat),
  unique (match, player)
);
create index match_seat_player on match_seat (player);

-- One active rated match per player.
create table engagement (
  player text primary key references player,
  match  uuid not null references match
);
create index engagement_match on engagement (match);

create table offer (
  id            uuid        primary key,
  ladder        text        not null,
  first_ticket  uuid        not null references ticket,
  first_player  text        not null references player,
  first_answer  text        not null,
  second_ticket uuid        not null references ticket,
  second_player text        not null references player,
  second_answer text        not null,
  state         text        not null,
  made_at       timestamptz not null,
  deadline      timestamptz not null,
  closed_at     timestamptz,
  match         uuid        references match,
  -- why these two: see Pairing.Why
  gap           int         not null,
  common_window int         not null,
  first_waited  bigint      not null,
  second_waited bigint      not null,
  rematch       boolean     not null,
  check (first_player <> second_player)
);
create index open_offers on offer (deadline) where state = 'OPEN';

create table penalty (
  player       text        primary key references player,
  lapses       int         not null,
  last_lapse   timestamptz not null,
  banned_until timestamptz not null
);

create table challenge (
  id           uuid        primary key,
  challenger   text        not null references player,
  opponent     text        not null references player,
  registration text        not null references registration,
  ladder       text,
  rule_set     text        not null,
  state        text        not null,
  made_at      timestamptz not null,
  expires_at   timestamptz not null,
  closed_at    timestamptz,
  match        uuid        references match,
  check (challenger <> opponent)
);
create unique index one_open_challenge on challenge (challenger, opponent) where state = 'OPEN';
create index challenge_expiry on challenge (expires_at) where state = 'OPEN';
create index challenge_challenger on challenge (challenger, made_at);
create index challenge_opponent on challenge (opponent, made_at);

-- Answers to requests with an Idempotency-Key.
create table reply (
  player      text        not null,
  route       text        not null,
  key         text        not null,
  fingerprint text        not null,
  body        text        not null,
  given_at    timestamptz not null,
  primary key (player, route, key)
);
create index reply_given_at on reply (given_at);
