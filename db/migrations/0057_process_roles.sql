-- Several processes share the work, and those that read calendars share the places at each host (decision 0137).
-- Worth nothing after a crash: their writes are not logged, and a crash of PostgreSQL empties them.

create unlogged table processes (
  id uuid primary key,
  roles text[] not null check (cardinality(roles) > 0),
  seen_at timestamptz not null
);

comment on table processes is 'Processes that run: each says so every few seconds, and takes its row away when it stops.';
comment on column processes.roles is 'The parts of the work that it does, as OSPITALIA_ROLE names them.';

create unlogged table feed_host_turns (
  host text not null check (char_length(host) between 1 and 255),
  sent_from text not null check (char_length(sent_from) <= 45),
  started_at timestamptz not null,
  running timestamptz[] not null,
  primary key (host, sent_from)
);

comment on table feed_host_turns is 'How often a host is asked for calendars, by all processes of one sending address; a job forgets those at rest.';
comment on column feed_host_turns.host is 'As `feeds.host` has it.';
comment on column feed_host_turns.sent_from is 'What OSPITALIA_POLL_FROM says; empty: nothing, and all such processes count as one address.';
comment on column feed_host_turns.started_at is 'When the newest request began, by the clock of the database.';
comment on column feed_host_turns.running is 'Requests under way: of each, when it counts no more although nobody said that it ended.';
