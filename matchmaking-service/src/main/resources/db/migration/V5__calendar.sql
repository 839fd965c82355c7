-- What calendars show of an event, and when any of it last changed.
alter table event add column description text;
alter table event add column ends_at timestamptz;
alter table event add column changed_at timestamptz;
update event e set
  description = draft::json ->> 'description',
  ends_at = starts_at + (draft::json -> 'schedule' ->> 'length')::interval,
  changed_at = coalesce((select max(at) from event_fact f where f.event = e.id), created_at);
alter table event alter column description set not null;
alter table event alter column ends_at set not null;
alter table event alter column changed_at set not null;

-- Who takes part in which event, and how; kept beside the facts.
create table event_entrant (
  event  uuid not null references event,
  player text not null references player,
  status text not null,
  primary key (event, player)
);
create index event_entrant_player on event_entrant (player);
insert into event_entrant (event, player, status)
select distinct on (event, player) event, player, status
  from (
    select event, seq,
           case kind when 'registered' then body::json #>> '{entrant,id}' else body::json ->> 'entrant' end as player,
           case kind
             when 'registered' then lower(replace(body::json #>> '{entrant,status}', '_', '-'))
             when 'moved-up' then 'seated'
             when 'rejoined' then 'seated'
             else kind
           end as status
      from event_fact
     where kind in ('registered', 'moved-up', 'withdrawn', 'left-out', 'dropped', 'rejoined', 'disqualified')
  ) told
 order by event, player, seq desc;

-- The address of a player's own calendar; whoever has it may read it, so only its hash is kept.
create table calendar_feed (
  player     text        primary key references player,
  hash       text        not null unique,
  created_at timestamptz not null
);
