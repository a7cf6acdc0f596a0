-- A feed that waits for its host has a fault and no failure of its own (0030): its calendar cannot be read all the same.

drop index feeds_failing;
create index feeds_at_fault on feeds (failing_since) where fault is not null;

-- How a house is sold also changes when one of its calendars cannot be read any more, or is read again.
create or replace function tell_feeds_update() returns trigger language plpgsql as $$
begin
  perform tell_pages(tags_of_units((
    select array_agg(distinct unit_id) from (
      select unnest(array[was.unit_id, is_now.unit_id]) as unit_id from old_rows as was join new_rows as is_now using (id)
      where was.unit_id <> is_now.unit_id or (was.fault is not null or was.paused) <> (is_now.fault is not null or is_now.paused) or (
        was.succeeded_at is distinct from is_now.succeeded_at and (
          was.succeeded_at is null or is_now.succeeded_at is null or was.succeeded_at < is_now.succeeded_at - interval '23 hours'
          or is_now.succeeded_at < was.succeeded_at
        )
      )
    ) as changed
  )));
  return null;
end $$;
