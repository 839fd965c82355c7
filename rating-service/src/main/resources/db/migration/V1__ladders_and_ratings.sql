-- Ratings are in hundredths of a point, expected scores in millionths, scores in half points.

create table ladder (
  id       text primary key,
  name     text not null,
  rule_set text not null,
  cards    text not null,
  -- Number of the newest rated match. Its row lock puts the matches of a ladder in one order.
  matches  bigint not null default 0 check (matches >= 0)
);

-- While cards act by their printed numbers only, results live on a ladder of their own.
insert into ladder (id, name, rule_set, cards)
values ('preview', 'Preview', 'two-player-tournament', 'printed-numbers');

-- Read model of player-changed.
create table player (
  id     text primary key,
  handle text not null,
  bot    boolean not null,
  at     timestamptz not null
);

create table rating (
  ladder       text not null references ladder,
  player       text not null,
  rating       integer not null check (rating >= 10000),
  games        integer not null check (games > 0),
  reached_2400 boolean not null,
  primary key (ladder, player)
);

create index rating_in_order on rating (ladder, rating desc, games desc, player);

create table rated_match (
  ladder   text not null references ladder,
  match    text not null,
  seq      bigint not null check (seq > 0),
  ended_at timestamptz not null,
  primary key (ladder, match),
  unique (ladder, seq)
);

create table rating_change (
  ladder        text not null,
  match         text not null,
  player        text not null,
  rival         text not null,
  seq           bigint not null,
  score         integer not null check (score between 0 and 2),
  rating_before integer not null,
  rating_after  integer not null,
  k             integer not null,
  expected      integer not null,
  games         integer not null,
  ended_at      timestamptz not null,
  primary key (ladder, match, player),
  foreign key (ladder, match) references rated_match
);

create index rating_change_history on rating_change (ladder, player, seq desc);
