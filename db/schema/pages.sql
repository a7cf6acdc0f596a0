-- Invalidation of cached pages. A transaction writes the tags of the pages that it changes into an outbox, which every process polls,
-- because `notify` would serialise commits.
--
--   s:7           struttura 7                                  nights:7       which nights of struttura 7 are taken
--   c:52015       the cards of a comune                        week:52015:2971  homes of a comune that are available in a week
--   p:52 r:9 n    home counts of a province, a region, Italy   blog           the list of articles and categories
--   a:3           article 3 and its comments                   all            every page, after too many changes to list

-- Writes tags into the outbox. Every process drops the cached pages with one of these tags.
create or replace function invalidate_pages(tags text[]) returns void language plpgsql as $$
begin
  -- A transaction can write the same tag several times. Listeners process each tag only once.
  if cardinality(tags) > 0 then insert into page_invalidations values (pg_current_xact_id(), tags); end if;
end $$;

-- Deletes the rows of the outbox that were visible to the previous sweep.
create or replace function sweep_page_invalidations() returns void language plpgsql as $$
declare
  seen pg_snapshot;
begin
  select noted into seen from page_invalidation_sweeps for update;
  delete from page_invalidations where xid < pg_snapshot_xmax(seen) and pg_visible_in_snapshot(xid, seen);
  insert into page_invalidation_sweeps as known (sweeps, noted) values (1, pg_current_snapshot())
  on conflict (only_row) do update set sweeps = known.sweeps + 1, noted = excluded.noted;
end $$;

-- Returns the tags to invalidate if a struttura appears in or disappears from a comune.
create or replace function tags_of_numbers(struttura integer, town integer) returns text[] stable language sql as $$
  select array['s:' || struttura, 'c:' || town, 'p:' || provincia_id, 'r:' || regione_id, 'n']
  from citta join province on province.id = provincia_id where citta.id = town
$$;

-- Returns the tags of the given strutture, without those that are not public. Returns null if none is public.
create or replace function tags_of_strutture(ids integer[]) returns text[] stable language sql as $$
  select array_agg(tag) from strutture cross join lateral unnest(array['s:' || id, 'c:' || citta_id]) as tag
  where id = any (ids) and status = 'approvata'
$$;

-- Returns the tags of the strutture to which the given units belong.
create or replace function tags_of_units(ids integer[]) returns text[] stable language sql as $$
  select tags_of_strutture((select array_agg(struttura_id) from units where id = any (ids)))
$$;

-- Returns the tags for changed nights of units: their strutture, and weeks of their comuni (`src/app/web/results/week-tags.ts`).
create or replace function tags_of_nights(ids integer[], periods daterange[]) returns text[] stable language plpgsql
-- Uses one generic plan per connection, because planning took five times as long as execution.
set plan_cache_mode = force_generic_plan as $$
declare
  -- The end of all calendars (`src/stay/rules/calendar-horizon.ts`).
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
      -- Weeks begin on Mondays and are numbered from 1970-01-05.
      select 'week:' || citta_id || ':' || week from generate_series(
        (greatest(lower(period), current_date - 2) - date '1970-01-05') / 7,
        (least(upper(period) - 1, last_night) - date '1970-01-05') / 7
      ) as week
    ) as named (tag)
  );
end $$;

-- Invalidates the tag that the trigger names.
create or replace function invalidate_tag() returns trigger language plpgsql as $$
begin
  perform invalidate_pages(array[tg_argv[0]]);
  return null;
end $$;

create or replace trigger strutture_truncate after truncate on strutture
  for each statement execute function invalidate_tag('all');
create or replace trigger home_pictures_pages after insert or update or delete on home_pictures
  for each statement execute function invalidate_tag('n');
create or replace trigger blog_categories_pages after insert or update or delete on blog_categories
  for each statement execute function invalidate_tag('blog');
create or replace trigger blog_posts_pages_truncate after truncate on blog_posts
  for each statement execute function invalidate_tag('all');

-- Invalidates the pages of a public article if a visible column has changed. A change to the view count, which is in the
-- same row, invalidates no page.
create or replace function invalidate_post_pages() returns trigger language plpgsql as $$
declare
  hidden constant text[] := array['views_count', 'search_text', 'versione', 'newsletter_at'];
begin
  if coalesce(old.status, '') <> 'pubblicato' and coalesce(new.status, '') <> 'pubblicato' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - hidden = to_jsonb(new) - hidden then return null; end if;
  perform invalidate_pages(array['blog', 'a:' || coalesce(new.id, old.id)]);
  return null;
end $$;

create or replace trigger blog_posts_pages after insert or update or delete on blog_posts
  for each row execute function invalidate_post_pages();

-- Invalidates the pages of an article if one of its approved comments changes, or if a comment is approved.
create or replace function invalidate_comment_pages() returns trigger language plpgsql as $$
begin
  if 'approvato' in (old.stato, new.stato) then
    perform invalidate_pages(array['a:' || coalesce(old.post_id, new.post_id), 'a:' || coalesce(new.post_id, old.post_id)]);
  end if;
  return null;
end $$;

create or replace trigger blog_comments_pages after insert or update or delete on blog_comments
  for each row execute function invalidate_comment_pages();

-- Invalidates the pages of strutture that use a payout account, because the account determines whether they accept payments.
create or replace function invalidate_account_pages() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.account_id, old.provider, old.charges_enabled, old.details_submitted)
    is not distinct from (new.account_id, new.provider, new.charges_enabled, new.details_submitted) then return null;
  end if;
  perform invalidate_pages(tags_of_strutture((
    select array_agg(id) from strutture where stripe_account_id in (old.account_id, new.account_id)
  )));
  return null;
end $$;

create or replace trigger payout_accounts_pages after insert or update or delete on payout_accounts
  for each row execute function invalidate_account_pages();
