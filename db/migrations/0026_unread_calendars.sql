-- A stay that was asked for while calendars of other platforms could not be read is a request, and says so for as long as it is kept.

alter table bookings add column unread_calendars jsonb check (
  unread_calendars is null
  or (jsonb_typeof(unread_calendars) = 'array' and unread_calendars <> '[]' and modalita = 'su_richiesta')
);

comment on column bookings.unread_calendars is
  'Platforms whose calendars could not be read when the nights were held, and since when: [{"platform": "booking", "since": "…"}]. Null: all could.';

-- How a house is sold also changes when one of its calendars begins to fail, or is read again.
create or replace function tell_feeds_update() returns trigger language plpgsql as $$
begin
  perform tell_pages(tags_of_units((
    select array_agg(distinct unit_id) from (
      select unnest(array[was.unit_id, is_now.unit_id]) as unit_id from old_rows as was join new_rows as is_now using (id)
      where was.unit_id <> is_now.unit_id or (was.failures > 0 or was.paused) <> (is_now.failures > 0 or is_now.paused) or (
        was.succeeded_at is distinct from is_now.succeeded_at and (
          was.succeeded_at is null or is_now.succeeded_at is null or was.succeeded_at < is_now.succeeded_at - interval '23 hours'
          or is_now.succeeded_at < was.succeeded_at
        )
      )
    ) as changed
  )));
  return null;
end $$;
