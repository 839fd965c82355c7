-- Acts of judges whose match had not begun when they came; they wait here, each in its turn.
create table early_act (
  no         bigint      generated always as identity,
  match_id   text        not null,
  command_id text        not null,
  at         timestamptz not null,
  body       text        not null,                     -- the game-command message
  primary key (match_id, command_id)
);
