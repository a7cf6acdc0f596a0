-- Names of the field instead of names of our own. Processes of the release before do not know them: they stop before this runs.

alter table bookings rename column looked_at to last_checked_at;
comment on column bookings.checked_at is
  'When the provider last said what its checkout is at; last_checked_at: when somebody last claimed to ask.';

-- Triggers call functions by name in their bodies, so each body that publishes an invalidation is written again.
do $$
declare
  body text;
begin
  for body in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = current_schema()::regnamespace and prosrc like any (array['%tell_pages%', '%''tutto''%'])
  loop
    execute replace(replace(body, 'tell_pages', 'invalidate_pages'), $q$'tutto'$q$, $q$'all'$q$);
  end loop;
end $$;
drop function tell_pages(text[]);
comment on function invalidate_pages(text[]) is
  'Drops the cached pages that carry one of these tags, on every instance; "all" drops every page.';
