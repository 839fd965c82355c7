-- How the players of a match behaved, once it is over.
alter table match_seat add column quit text;   -- NO_SHOW, TIME_OUT, EARLY_CONCESSION; null: he stayed

-- Rated meetings of the last day, for the daily cap.
create index rated_matches on match (ladder, created_at) where ladder is not null;

-- Rematches: the seats of the match before, swapped. A match is played again once.
alter table match alter column coin drop not null;
alter table match add column rematch_of uuid unique references match;
alter table match add check ((coin is null) <> (rematch_of is null));
alter table challenge add column rematch_of uuid references match;

-- Challenges to whoever comes first.
create table open_challenge (
  id           uuid        primary key,
  challenger   text        not null references player,
  registration text        not null references registration,
  ladder       text,
  rule_set     text        not null,
  least        int,                           -- whose rating fits, in points
  most         int,
  state        text        not null,
  made_at      timestamptz not null,
  expires_at   timestamptz not null,
  closed_at    timestamptz,
  opponent     text        references player,
  match        uuid        references match,
  check (challenger <> opponent),
  check ((state = 'ACCEPTED') = (opponent is not null))
);
create unique index one_posted_challenge on open_challenge (challenger) where state = 'OPEN';
create index posted_challenges on open_challenge (made_at desc, id) where state = 'OPEN';
create index posted_challenge_expiry on open_challenge (expires_at) where state = 'OPEN';
