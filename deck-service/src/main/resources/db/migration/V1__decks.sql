-- Decks that players keep and may change.
create table deck (
  id          uuid        primary key,
  owner       text        not null,
  name        text        not null,
  format      text        not null,
  -- Catalogue ids, sorted, one per line, copies repeated: exactly what the hash is taken over.
  cards       text        not null,
  version     integer     not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

create index deck_owner on deck (owner, updated_at desc, id);

-- Lists frozen for play: rows are only ever inserted. A deck may be deleted; its registrations stay.
create table registration (
  id                uuid        primary key,
  owner             text        not null,
  deck_id           uuid        not null,
  name              text        not null,
  format            text        not null,
  cards             text        not null,
  hash              text        not null,
  validator_version text        not null,
  -- The client's Idempotency-Key, or the registration's own id where it sent none.
  idempotency_key   text        not null,
  registered_at     timestamptz not null,
  unique (owner, idempotency_key)
);

create index registration_owner on registration (owner, registered_at desc, id);
