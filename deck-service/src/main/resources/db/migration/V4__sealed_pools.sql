-- Pools of one sealed event. The seed leaves this table only once it is revealed; its hash is public from the start.
create table pool_series (
  id          uuid        primary key,
  organiser   text        not null,
  name        text        not null,
  -- The version of the format that says what is dealt, such as sealed@1.
  format      text        not null,
  seed        text        not null,
  -- Player ids, one per line.
  judges      text        not null,
  created_at  timestamptz not null,
  opened_at   timestamptz,
  deadline    timestamptz,
  revealed_at timestamptz
);

create index pool_series_organiser on pool_series (organiser, created_at desc, id);

-- What was dealt, kept so that later card data change nothing.
create table dealt_pool (
  series_id uuid        not null references pool_series (id),
  player    text        not null,
  cards     text        not null,
  dealt_at  timestamptz not null,
  primary key (series_id, player)
);

alter table registration add column pool_series uuid references pool_series (id);
