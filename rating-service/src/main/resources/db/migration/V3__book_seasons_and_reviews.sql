-- The book of a ladder: matches, corrections of them and turns of seasons share one gapless numbering.
alter table ladder rename column matches to entries;
-- A match that ended in an earlier turn, and not by a Goal, is not rated, and said not to be.
alter table ladder add column minimum_turns int not null default 2 check (minimum_turns >= 0);

alter table rated_match add column turns int;

alter table rating_change add column kind text not null default 'GAME';
alter table rating_change add column illuminati text;
alter table rating_change add column rival_illuminati text;
-- Once a match is corrected, its earlier rows no longer count for records of wins and losses.
alter table rating_change add column superseded boolean not null default false;
-- A correction may say that the match no longer counts: then there is no score.
alter table rating_change alter column score drop not null;
alter table rating_change drop constraint rating_change_pkey;
alter table rating_change add primary key (ladder, seq, player);
create unique index one_game_row on rating_change (ladder, match, player) where kind = 'GAME';
create index rating_change_match on rating_change (ladder, match, seq);

alter table rating add column last_game_at timestamptz not null default now();

-- What judges changed. A correction may come before the match is rated: then it has no number yet.
create table correction (
  ladder    text        not null references ladder,
  match     text        not null,
  revision  int         not null check (revision > 0),
  seq       bigint,
  first     text,
  first_score  int,
  second    text,
  second_score int,
  reason    text        not null,
  author    text        not null,
  at        timestamptz not null,
  primary key (ladder, match, revision)
);

-- Matches that asked for a rating and got none.
create table unrated_match (
  ladder   text        not null references ladder,
  match    text        not null,
  reason   text        not null,
  detail   text        not null,
  ended_at timestamptz not null,
  primary key (ladder, match)
);

create table season (
  ladder     text        not null references ladder,
  number     int         not null check (number > 0),
  name       text        not null,
  starts_at  timestamptz not null,
  -- The entry of the book that turned it; 0 for the first season, null while it is only planned.
  turned_seq bigint,
  ended_at   timestamptz,
  primary key (ladder, number)
);
create unique index one_planned_season on season (ladder) where turned_seq is null;
create unique index one_running_season on season (ladder) where turned_seq is not null and ended_at is null;
insert into season (ladder, number, name, starts_at, turned_seq) select id, 1, 'Season 1', now(), 0 from ladder;

-- The final table of a season that is over.
create table season_standing (
  ladder text   not null,
  season int    not null,
  rank   bigint not null,
  player text   not null,
  rating int    not null,
  games  int    not null,
  primary key (ladder, season, player),
  foreign key (ladder, season) references season
);
create index season_standing_in_order on season_standing (ladder, season, rank, player);

-- What a judge should look at; it changes no rating by itself.
create table review_flag (
  id        uuid        primary key,
  ladder    text        not null references ladder,
  match     text        not null,
  rule      text        not null,
  player    text        not null,
  detail    text        not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  verdict   text,
  unique (ladder, match, rule)
);
create index open_flags on review_flag (ladder, raised_at, id) where closed_at is null;
