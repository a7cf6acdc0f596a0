-- Feeds that do not change are read less often (`src/calendar/rules/poll-interval.ts`).

alter table feeds
  add column changed_at timestamptz not null default now(),
  add column viewed_at timestamptz;

comment on column feeds.changed_at is 'When a reading changed nights last, or, if none has, when the address was saved.';
comment on column feeds.viewed_at is 'When somebody looked at the home or booked it last, give or take an hour: it is then read as often as its owner asks.';

update feeds set changed_at = coalesce(
  (select max(updated_at) from calendar_events where feed_id = feeds.id), least(created_at, succeeded_at)
);
