-- Who may see a deck, and the unguessable word in its link; a private deck has none.
alter table deck add column visibility text not null default 'private';
alter table deck add column share_key text unique;
alter table deck add constraint deck_shared check ((visibility = 'private') = (share_key is null));

create index deck_public on deck (updated_at desc, id) where visibility = 'public';

-- Every version a deck ever had, the present one included.
create table deck_revision (
  deck_id  uuid        not null references deck (id) on delete cascade,
  version  integer     not null,
  name     text        not null,
  format   text        not null,
  cards    text        not null,
  saved_at timestamptz not null,
  primary key (deck_id, version)
);

insert into deck_revision (deck_id, version, name, format, cards, saved_at)
  select id, version, name, format, cards, updated_at from deck;
