-- What was changed is a row in an outbox, read by every process (decision 0115). Transactions that notify commit one after the other;
-- transactions that insert do not. Its rows are worth nothing after a crash: every listener has lost its connection then, and with it all
-- of its pages. So they are not logged.

create unlogged table page_invalidations (xid xid8 not null, tags text[] not null);
-- Each row is read once by each process, and is gone some minutes later: the table is vacuumed for what was deleted, never for its size.
alter table page_invalidations set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1
);
create index page_invalidations_by_xid on page_invalidations (xid);

comment on table page_invalidations is 'Tags of pages that transactions have changed: an outbox that every process reads by itself.';
comment on column page_invalidations.xid is 'The transaction that wrote it, by which a listener finds what its last snapshot did not show.';

create unlogged table page_invalidation_sweeps (
  only_row boolean primary key default true check (only_row),
  sweeps integer not null,
  noted pg_snapshot not null
);

comment on table page_invalidation_sweeps is 'How often the outbox was swept, and what was committed at the last time: the next sweep deletes that.';
comment on column page_invalidation_sweeps.sweeps is 'A listener that has read nothing since the sweep before the last may have missed rows.';

create function sweep_page_invalidations() returns void language plpgsql as $$
declare
  seen pg_snapshot;
begin
  select noted into seen from page_invalidation_sweeps for update;
  delete from page_invalidations where xid < pg_snapshot_xmax(seen) and pg_visible_in_snapshot(xid, seen);
  insert into page_invalidation_sweeps as known (sweeps, noted) values (1, pg_current_snapshot())
  on conflict (only_row) do update set sweeps = known.sweeps + 1, noted = excluded.noted;
end $$;

-- Processes of the release before hear notifications alone, and know none of the new tags: for ten minutes they drop everything.
do $migration$
begin
  execute format($function$
    create or replace function invalidate_pages(tags text[]) returns void language plpgsql as $$
    begin
      -- No tags, or none at all. Listeners take each once.
      if cardinality(tags) > 0 then
        insert into page_invalidations values (pg_current_xact_id(), tags);
        if now() < %L::timestamptz then perform pg_notify('pages', 'all'); end if;
      end if;
    end $$
  $function$, case when exists (select from strutture) then now() + interval '10 minutes' else '-infinity' end);
end $migration$;
comment on function invalidate_pages(text[]) is
  'Drops the cached pages that carry one of these tags, on every process; "all" drops every page.';

-- Nights change the page of their struttura, and the lists of its town that ask for one of their weeks. Lists without dates do not show
-- them. `src/app/web/results/week-tags.ts` names the same weeks: they begin on Mondays, counted from 1970.
--
--   nights:7          which nights of struttura 7 are taken
--   week:52015:2971   the homes of a comune that are free in a week

-- Planned once for each connection: to plan it took five times as long as to run it.
create function tags_of_nights(ids integer[], periods daterange[]) returns text[] stable language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  -- Nobody's calendar reaches further (`src/stay/rules/calendar-horizon.ts`).
  last_night constant date := current_date + 800;
begin
  return (
    select array_agg(tag) from unnest(ids, periods) as taken (unit_id, period)
    cross join lateral (
      select strutture.id, citta_id from units join strutture on strutture.id = struttura_id
      where units.id = taken.unit_id and status = 'approvata' limit 1
    ) as seen
    cross join lateral (
      select 'nights:' || seen.id
      union all
      select 'week:' || citta_id || ':' || week from generate_series(
        (greatest(lower(period), current_date - 2) - date '1970-01-05') / 7,
        (least(upper(period) - 1, last_night) - date '1970-01-05') / 7
      ) as week
    ) as named (tag)
  );
end $$;

create function publish_nights() returns trigger language plpgsql as $$
declare
  ids integer[];
  periods daterange[];
begin
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

drop trigger calendar_events_pages_insert on calendar_events;
drop trigger calendar_events_pages_delete on calendar_events;
drop trigger calendar_events_pages_update on calendar_events;
create trigger calendar_events_pages_insert after insert on calendar_events
  referencing new table as new_rows for each statement execute function publish_nights();
create trigger calendar_events_pages_delete after delete on calendar_events
  referencing old table as old_rows for each statement execute function publish_nights();
create trigger calendar_events_pages_update after update on calendar_events
  referencing old table as old_rows new table as new_rows for each statement execute function publish_nights();
drop function tell_nights_update();

-- A calendar that comes or goes changes how the house is sold, as before.
alter function tell_nights_moved() rename to publish_feeds_moved;
comment on function publish_feeds_moved() is 'Invalidates the pages of strutture whose calendars of other platforms come or go.';
