-- The view of all calendar events, and triggers that update pages and offers when nights or feeds change.

-- All calendar events, including past ones. Filtering on last_night lets a query skip earlier years.
create or replace view every_calendar_event as
  select id, unit_id, period, event_type, platform_source, sync_status, summary, guest_name, created_at, public_id, feed_id, is_echo,
    held_since, booking_id, is_hold, upper(period) - 1 as last_night
  from calendar_events
  union all
  select id, unit_id, period, event_type, platform_source, 'ok', summary, guest_name, created_at, public_id, feed_id, is_echo,
    null, booking_id, false, last_night
  from past_calendar_events;

-- Invalidates the pages that show changed nights, and refreshes the offers of the strutture.
create or replace function follow_nights() returns trigger language plpgsql as $$
declare
  ids integer[];
  periods daterange[];
begin
  -- Each branch may reference only the transition tables of its own operation.
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
  -- The job that moves events to past_calendar_events sets ospitalia.pages to 'same' in its transaction, because
  -- moving events changes no page.
  if current_setting('ospitalia.pages', true) is distinct from 'same' then
    perform invalidate_pages(case when cardinality(ids) > 2000 then array['all'] else tags_of_nights(ids, periods) end);
  end if;
  perform refresh_search(array(select distinct struttura_id from units where units.id = any (ids)), false);
  return null;
end $$;

create or replace trigger calendar_events_insert after insert on calendar_events
  referencing new table as new_rows for each statement execute function follow_nights();
create or replace trigger calendar_events_update after update on calendar_events
  referencing old table as old_rows new table as new_rows for each statement execute function follow_nights();
create or replace trigger calendar_events_delete after delete on calendar_events
  referencing old table as old_rows for each statement execute function follow_nights();

-- Invalidates the pages of strutture to which feeds are added or from which feeds are removed.
create or replace function follow_feeds() returns trigger language plpgsql as $$
declare
  ids integer[];
  written bigint;
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct unit_id), count(*) into ids, written from new_rows;
  else
    select array_agg(distinct unit_id), count(*) into ids, written from old_rows;
  end if;
  perform invalidate_pages(case when written > 2000 then array['all'] else tags_of_units(ids) end);
  return null;
end $$;

-- Invalidates the pages of a feed's old and new unit. The condition of the trigger feeds_update selects the changes that pages show.
create or replace function follow_feed_change() returns trigger language plpgsql as $$
begin
  perform invalidate_pages(tags_of_units(array[old.unit_id, new.unit_id]));
  return null;
end $$;

create or replace trigger feeds_insert after insert on feeds
  referencing new table as new_rows for each statement execute function follow_feeds();
-- A row trigger, because its condition skips the hourly polls. A statement trigger would collect transition tables for every poll.
-- If the last successful poll is older than 75 minutes, pages show that the owner must confirm bookings.
create or replace trigger feeds_update after update on feeds for each row when (
  old.unit_id <> new.unit_id or old.misread_nights <> new.misread_nights or old.succeeded_at is distinct from new.succeeded_at and (
    old.succeeded_at is null or new.succeeded_at is null or new.succeeded_at < old.succeeded_at
    or old.succeeded_at < new.succeeded_at - interval '75 minutes'
  )
) execute function follow_feed_change();
create or replace trigger feeds_delete after delete on feeds
  referencing old table as old_rows for each statement execute function follow_feeds();
