-- Nights that have been over for a year lie by year, out of the way of those that can still be sold (decision 0142). This makes the place
-- alone, and so takes its locks for milliseconds: a job moves what is there, in small batches, while the portal works.

create table past_calendar_events (
  id bigint not null,
  -- A stay over New Year lies in the year of its last night.
  last_night date not null,
  unit_id integer not null references units (id) on delete cascade,
  period daterange not null,
  event_type text not null,
  platform_source text not null,
  summary text not null,
  guest_name text,
  created_at timestamptz not null,
  public_id uuid not null,
  feed_id integer references feeds (id) on delete cascade,
  is_echo boolean not null,
  booking_id uuid references bookings (id) on delete cascade,
  primary key (id, last_night),
  constraint past_calendar_events_last_night check (last_night = upper(period) - 1)
) partition by range (last_night);

-- Finds the nights of a unit that touch a window, and serves the foreign key.
create index past_calendar_events_unit on past_calendar_events (unit_id, last_night);
create index past_calendar_events_feed on past_calendar_events (feed_id) where feed_id is not null;
create unique index past_calendar_events_booking on past_calendar_events (booking_id, last_night) where booking_id is not null;

comment on table past_calendar_events is 'Calendar events that ended more than a year ago, by the year of their last night. Nothing is sold by them.';
comment on column past_calendar_events.public_id is 'As calls name it. Nobody finds, changes or deletes it by that any more.';

-- Every year that an event may lie in has its partition from its first day on: one is needed a year after that. The portal's role makes
-- no tables, so this runs as whoever owns them. It gives up rather than hold up who writes bookings.
create function make_past_years(through integer) returns void language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  year integer;
begin
  perform pg_advisory_xact_lock(60);
  -- Nights of other years are in no calendar (0004_calendar.sql).
  for year in select generate_series(2020, least(through, 2099)) loop
    if to_regclass('past_calendar_events_' || year) is null then
      execute format(
        'create table past_calendar_events_%s partition of past_calendar_events for values from (%L) to (%L)',
        year, make_date(year, 1, 1), make_date(year + 1, 1, 1)
      );
    end if;
  end loop;
end $$;

comment on function make_past_years(integer) is 'Makes the partitions of past_calendar_events that are missing, up to a year.';

create view every_calendar_event as
  select id, unit_id, period, event_type, platform_source, sync_status, summary, guest_name, created_at, public_id, feed_id, is_echo,
    held_since, booking_id, is_hold, upper(period) - 1 as last_night
  from calendar_events
  union all
  select id, unit_id, period, event_type, platform_source, 'ok', summary, guest_name, created_at, public_id, feed_id, is_echo,
    null, booking_id, false, last_night
  from past_calendar_events;

comment on view every_calendar_event is 'Calendar events, those that are long over too. Name a last_night: years before it are not looked into.';

-- A struttura with a booking of ours is hidden instead of erased, however long ago that was.
create or replace function has_own_bookings(of_struttura integer, of_camere integer[] default null)
returns boolean language plpgsql as $$
begin
  -- Locked until the transaction ends: a booking takes the same lock first.
  perform from units
  where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
  order by id for update;
  return exists (
    select from bookings
    where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
      and (status <> 'scaduta' or payment_id is not null)
  ) or exists (
    select from every_calendar_event as event join units on units.id = event.unit_id
    where units.struttura_id = of_struttura and (of_camere is null or units.camera_id = any (of_camere))
      and platform_source = 'ospitalia' and event_type = 'booking'
  );
end $$;

-- An event that moves takes no night and gives none back: no page shows anything else. Whoever moves them says so for its transaction, as
-- it says of searches (0022_search.sql).
create or replace function publish_nights() returns trigger language plpgsql as $$
declare
  ids integer[];
  periods daterange[];
begin
  if current_setting('ospitalia.pages', true) = 'same' then return null; end if;
  -- Each branch names only the transition tables that its operation has.
  if tg_op = 'INSERT' then
    select array_agg(unit_id), array_agg(period) into ids, periods from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(unit_id), array_agg(period) into ids, periods from old_rows;
  else
    select array_agg(unit_id), array_agg(period) into ids, periods from (
      select moved.unit_id, moved.period from old_rows join new_rows using (id)
      cross join lateral (values (old_rows.unit_id, old_rows.period), (new_rows.unit_id, new_rows.period)) as moved (unit_id, period)
      where (old_rows.unit_id, old_rows.period) is distinct from (new_rows.unit_id, new_rows.period)
    ) as changed;
  end if;
  perform invalidate_pages(case when cardinality(ids) > 2000 then array['all'] else tags_of_nights(ids, periods) end);
  return null;
end $$;
