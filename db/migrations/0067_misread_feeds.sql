-- A misread calendar is an unread one (decision 0151), and every hour is a promise again (decision 0150).

alter table feeds
  add column misread jsonb not null default '[]' check (jsonb_typeof(misread) = 'array'),
  add column misread_nights datemultirange not null default '{}',
  add column misread_mailed_at timestamptz,
  add constraint feeds_misread check ((misread = '[]') = (misread_nights = '{}'));

comment on column feeds.misread is
  'The first events that the last good reading did not understand: [{"reason": "ricorrenza", "nights": {"start": "…", "end": "…"}, "written": "DTSTART", "mailed": true}]. "mailed": its owner got a mail about it.';
comment on column feeds.misread_nights is 'The nights that any misread event may affect, also of those that are too many for the list. They are sold on request only.';
comment on column feeds.misread_mailed_at is 'When the owner was last mailed about misread events: at most once a day.';
comment on column feeds.viewed_at is 'When somebody looked at the home last, give or take an hour: it is then read more often.';
comment on column bookings.unread_calendars is
  'Platforms whose calendars could not be read, or not in full, when the nights were held: [{"platform": "booking", "since": "…"}], with "misread" (events as in feeds.misread) where it was read in part. Null: all were read.';

-- Every calendar is read anew with the reader of this release, within an hour.
update feeds set content_hash = null, etag = null, last_modified = null,
  next_poll_at = case when failures > 0 or paused then next_poll_at
    else least(next_poll_at, now() + random() * sync_interval_minutes * interval '1 minute') end;

-- How a house is sold also changes when other nights are misread. A page that shows a reading older than 75 minutes asks for a confirmation.
create or replace function tell_feeds_update() returns trigger language plpgsql as $$
begin
  perform invalidate_pages(tags_of_units((
    select array_agg(distinct unit_id) from (
      select unnest(array[was.unit_id, is_now.unit_id]) as unit_id from old_rows as was join new_rows as is_now using (id)
      where was.unit_id <> is_now.unit_id or was.misread_nights <> is_now.misread_nights or (
        was.succeeded_at is distinct from is_now.succeeded_at and (
          was.succeeded_at is null or is_now.succeeded_at is null or was.succeeded_at < is_now.succeeded_at - interval '75 minutes'
          or is_now.succeeded_at < was.succeeded_at
        )
      )
    ) as changed
  )));
  return null;
end $$;
