-- The calendars of other platforms: what is read from them, what they are given, and where they contradict each other.

create table feeds (
  id integer generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  platform text not null check (platform in ('airbnb', 'booking', 'vrbo')),
  sealed_url bytea not null,
  shown_url text not null check (char_length(shown_url) between 1 and 300),
  host text not null check (char_length(host) between 1 and 255),
  export_enabled boolean not null default true,
  sync_interval_minutes integer not null default 60 check (sync_interval_minutes between 15 and 1440),
  next_poll_at timestamptz not null default now(),
  claimed_until timestamptz,
  attempted_at timestamptz,
  succeeded_at timestamptz,
  -- Polls that failed one after the other, and how: a code of calendar/rules.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  fault text,
  failure_mailed_at timestamptz,
  paused boolean not null default false,
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  content_hash bytea,
  event_count integer not null default 0,
  ignored jsonb not null default '{}',
  mass_drop jsonb,
  created_at timestamptz not null default now(),
  unique (unit_id, platform),
  check ((failures = 0) = (failing_since is null) and (failures = 0) = (fault is null))
);

create index feeds_due on feeds (next_poll_at) where not paused;

comment on table feeds is 'A platform''s calendar of one unit, read again and again by its address (a configuration, as the owner sees it).';
comment on column feeds.sealed_url is 'The address: whoever has it reads the calendar. AES-256-GCM with a key made from the portal''s secret.';
comment on column feeds.shown_url is 'The address with its secret parts hidden.';
comment on column feeds.claimed_until is 'Which process polls it now does so until then, at the latest: another one leaves it alone.';
comment on column feeds.content_hash is 'Of the last good answer without its DTSTAMP lines, which change with every request.';
comment on column feeds.event_count is 'Events of the last good answer.';
comment on column feeds.ignored is 'How many of those were not imported, by reason.';
comment on column feeds.mass_drop is 'Most of the nights to come were gone at once: {"nights": 287, "of": 300, "at": "…"}. Null again when a poll brings them back or confirms.';

alter table calendar_events
  add column public_id uuid not null default gen_random_uuid(),
  add column feed_id integer references feeds (id) on delete cascade,
  add column uid_hash bytea,
  add column is_echo boolean not null default false,
  add column held_since timestamptz,
  add column updated_at timestamptz not null default now(),
  add constraint calendar_events_imported check (feed_id is null or (platform_source <> 'ospitalia' and uid_hash is not null)),
  -- Two bookings of ours never share a night of a unit. What others sold is a fact, and is shown as a conflict.
  add constraint calendar_events_own_bookings exclude using gist (unit_id with =, period with &&)
    where (platform_source = 'ospitalia' and event_type = 'booking');

create unique index calendar_events_public_id on calendar_events (public_id);
create index calendar_events_feed on calendar_events (feed_id) where feed_id is not null;
create index calendar_events_in_conflict on calendar_events (unit_id) where sync_status = 'conflict';

comment on column calendar_events.public_id is 'Names the event outside: in calls, and in the UID of exported calendars.';
comment on column calendar_events.uid_hash is 'SHA-256 of the platform''s UID: it may be long, and it may name a person.';
comment on column calendar_events.is_echo is 'Shown by the platform only after it had read these nights from us: it blocks here, and is told to nobody.';
comment on column calendar_events.held_since is 'The first good poll that lacked it. A second one, half an hour later or more, frees the nights.';

-- Where a platform reads our calendar of a unit, without signing in.
create table export_addresses (
  id integer generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  platform text not null check (platform in ('airbnb', 'booking', 'vrbo', 'altro')),
  token_hash bytea not null unique,
  sealed_token bytea not null,
  served datemultirange not null default '{}',
  fetched_at timestamptz,
  content_hash bytea,
  changed_at timestamptz,
  check ((content_hash is null) = (changed_at is null)),
  created_at timestamptz not null default now(),
  unique (unit_id, platform)
);

comment on table export_addresses is 'An address that ends in .ics for one platform and one unit. To revoke it is to delete it.';
comment on column export_addresses.changed_at is 'When what it answers was first seen as it is now: an event that is deleted leaves no other date.';
comment on column export_addresses.served is 'The nights that the platform was told last: one that it shows only afterwards may be our own, come back.';

-- Two reservations of different origin that share a night to come.
create table conflicts (
  first_event_id bigint not null references calendar_events (id) on delete cascade,
  second_event_id bigint not null references calendar_events (id) on delete cascade,
  period daterange not null,
  found_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (first_event_id, second_event_id),
  check (first_event_id < second_event_id)
);

create index conflicts_second on conflicts (second_event_id);
