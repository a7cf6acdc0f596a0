-- What can be booked, and what stands in its calendar.

create extension if not exists btree_gist;

create table units (
  id integer generated always as identity primary key,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  unique nulls not distinct (struttura_id, camera_id),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade
);

comment on table units is
  'A bookable unit: the whole struttura (camera_id null) or one of its rooms. The whole blocks its rooms, a room blocks the whole.';

-- Units come and go with what they stand for: a struttura without one would look free for ever.

create function create_whole_units() returns trigger language plpgsql as $$
begin
  insert into units (struttura_id) select id from new_rows order by id;
  return null;
end $$;

create function create_camera_units() returns trigger language plpgsql as $$
begin
  insert into units (struttura_id, camera_id) select struttura_id, id from new_rows order by id;
  return null;
end $$;

create trigger strutture_units after insert on strutture
  referencing new table as new_rows for each statement execute function create_whole_units();
create trigger camere_units after insert on camere
  referencing new table as new_rows for each statement execute function create_camera_units();

create table calendar_events (
  id bigint generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  -- Nights: from the day of arrival up to, not including, the day of departure.
  period daterange not null check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
  ),
  event_type text not null check (event_type in ('booking', 'blocked', 'maintenance', 'conflict')),
  platform_source text not null check (platform_source in ('airbnb', 'booking', 'ospitalia', 'vrbo')),
  sync_status text not null default 'ok' check (sync_status in ('ok', 'conflict')),
  summary text not null default '' check (char_length(summary) <= 500),
  guest_name text check (char_length(guest_name) between 1 and 200),
  created_at timestamptz not null default now()
);

-- Finds the events of a unit that touch a window; its first column also serves the foreign key.
create index calendar_events_unit_period on calendar_events using gist (unit_id, period);

comment on table calendar_events is
  'A stretch of nights that a unit is not free, from this product or from a platform''s feed. Feeds repeat each other, so events may overlap.';
