-- Pages that everybody sees alike are kept by every instance of the portal (decision 0071). Whoever writes what such a page shows
-- tells all of them, in the same transaction: on the channel `pages`, the tags of what was changed, with commas between.
--
--   s:7  what is shown of struttura 7         c:52015  p:52  r:9  its cards in a comune; the numbers of a province, of a region
--   n    the numbers of all Italy             blog     the list of articles and categories
--   a:3  article 3, and what is said of it    tutto    all of it: too much was changed to name it

create function tell_pages(tags text[]) returns void language plpgsql as $$
declare payload text;
begin
  select string_agg(distinct tag, ',') into payload from unnest(tags) as tag;
  if payload is null then return; end if;
  -- PostgreSQL takes less than 8,000 bytes.
  perform pg_notify('pages', case when octet_length(payload) > 7900 then 'tutto' else payload end);
end $$;

comment on function tell_pages(text[]) is 'Drops the kept pages that carry one of these tags, on every instance, when this transaction is committed.';

create function tell_all_pages() returns trigger language plpgsql as $$
begin
  perform tell_pages(array['tutto']);
  return null;
end $$;

-- What a struttura is found under when it comes or goes.
create function tags_of_numbers(struttura integer, town integer) returns text[] stable language sql as $$
  select array['s:' || struttura, 'c:' || town, 'p:' || provincia_id, 'r:' || regione_id, 'n']
  from citta join province on province.id = provincia_id where citta.id = town
$$;

-- Tags of some strutture that visitors see: what hangs on them was changed. `null`: nobody sees any of them.
create function tags_of_strutture(ids integer[]) returns text[] stable language sql as $$
  select array_agg(tag) from strutture cross join lateral unnest(array['s:' || id, 'c:' || citta_id]) as tag
  where id = any (ids) and status = 'approvata'
$$;

-- strutture. A statement that writes hundreds of rows is a load or a correction: it is not looked at row by row. Rows that come and
-- rows that go are told alike (…_moved, of `some_rows`).

create function tell_strutture_moved() returns trigger language plpgsql as $$
begin
  if (select count(*) from some_rows) > 200 then
    perform tell_pages(array['tutto']);
  else
    perform tell_pages(array_agg(tag)) from some_rows cross join lateral unnest(tags_of_numbers(id, citta_id)) as tag
    where status = 'approvata';
  end if;
  return null;
end $$;

create function tell_strutture_update() returns trigger language plpgsql as $$
declare
  -- What no visitor sees. A column that comes later counts as seen until it stands here.
  hidden constant text[] := array[
    'proprietario_email', 'email_confirmed_at', 'submitted_at', 'submission_hash', 'non_su_booking',
    'privacy_versione', 'privacy_accepted_at', 'booking_ical_url', 'motivo_rifiuto', 'onboarding_by', 'onboarding_at', 'changed_at'
  ];
begin
  if (select count(*) from new_rows) > 200 then
    perform tell_pages(array['tutto']);
    return null;
  end if;
  perform tell_pages(array_agg(tag)) from (
    select was.id, was.citta_id as was_in, is_now.citta_id as is_in,
      was.status = 'approvata' as was_seen, is_now.status = 'approvata' as is_seen
    from old_rows as was join new_rows as is_now using (id)
    where (was.status = 'approvata' or is_now.status = 'approvata')
      and to_jsonb(was) - hidden is distinct from to_jsonb(is_now) - hidden
  ) as changed cross join lateral unnest(
    case when was_seen = is_seen and was_in = is_in then array['s:' || id, 'c:' || is_in]
    else tags_of_numbers(id, was_in) || tags_of_numbers(id, is_in) end
  ) as tag;
  return null;
end $$;

create trigger strutture_pages_insert after insert on strutture
  referencing new table as some_rows for each statement execute function tell_strutture_moved();
create trigger strutture_pages_delete after delete on strutture
  referencing old table as some_rows for each statement execute function tell_strutture_moved();
create trigger strutture_pages_update after update on strutture
  referencing old table as old_rows new table as new_rows for each statement execute function tell_strutture_update();
create trigger strutture_pages_truncate after truncate on strutture
  for each statement execute function tell_all_pages();

-- camere, prices, photos: whatever is written of them is seen. Rows that stay as they are count as not written.

create function tell_parts_moved() returns trigger language plpgsql as $$
begin
  if (select count(*) from some_rows) > 200 then perform tell_pages(array['tutto']);
  else perform tell_pages(tags_of_strutture((select array_agg(struttura_id) from some_rows)));
  end if;
  return null;
end $$;

create function tell_parts_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from new_rows) > 200 then perform tell_pages(array['tutto']);
  else
    perform tell_pages(tags_of_strutture((
      select array_agg(struttura_id) from (
        (table new_rows except all table old_rows) union all (table old_rows except all table new_rows)
      ) as changed
    )));
  end if;
  return null;
end $$;

create trigger camere_pages_insert after insert on camere
  referencing new table as some_rows for each statement execute function tell_parts_moved();
create trigger camere_pages_delete after delete on camere
  referencing old table as some_rows for each statement execute function tell_parts_moved();
create trigger camere_pages_update after update on camere
  referencing old table as old_rows new table as new_rows for each statement execute function tell_parts_update();
create trigger tariffe_pages_insert after insert on tariffe
  referencing new table as some_rows for each statement execute function tell_parts_moved();
create trigger tariffe_pages_delete after delete on tariffe
  referencing old table as some_rows for each statement execute function tell_parts_moved();
create trigger tariffe_pages_update after update on tariffe
  referencing old table as old_rows new table as new_rows for each statement execute function tell_parts_update();
create trigger struttura_photos_pages_insert after insert on struttura_photos
  referencing new table as some_rows for each statement execute function tell_parts_moved();
create trigger struttura_photos_pages_delete after delete on struttura_photos
  referencing old table as some_rows for each statement execute function tell_parts_moved();
create trigger struttura_photos_pages_update after update on struttura_photos
  referencing old table as old_rows new table as new_rows for each statement execute function tell_parts_update();

-- Calendars: which nights are taken, and how old what is known of them is.

create function tags_of_units(ids integer[]) returns text[] stable language sql as $$
  select tags_of_strutture((select array_agg(struttura_id) from units where id = any (ids)))
$$;

create function tell_nights_moved() returns trigger language plpgsql as $$
begin
  if (select count(*) from some_rows) > 2000 then perform tell_pages(array['tutto']);
  else perform tell_pages(tags_of_units((select array_agg(distinct unit_id) from some_rows)));
  end if;
  return null;
end $$;

create function tell_nights_update() returns trigger language plpgsql as $$
begin
  if (select count(*) from new_rows) > 2000 then perform tell_pages(array['tutto']);
  else
    perform tell_pages(tags_of_units((
      select array_agg(distinct unit_id) from (
        select unnest(array[was.unit_id, is_now.unit_id]) as unit_id from old_rows as was join new_rows as is_now using (id)
        where (was.unit_id, was.period) is distinct from (is_now.unit_id, is_now.period)
      ) as moved
    )));
  end if;
  return null;
end $$;

create trigger calendar_events_pages_insert after insert on calendar_events
  referencing new table as some_rows for each statement execute function tell_nights_moved();
create trigger calendar_events_pages_delete after delete on calendar_events
  referencing old table as some_rows for each statement execute function tell_nights_moved();
create trigger calendar_events_pages_update after update on calendar_events
  referencing old table as old_rows new table as new_rows for each statement execute function tell_nights_update();

-- A calendar that is read again every hour only moves a sentence on, as the clock does. One that was not confirmed for a day, or
-- never, changes how the house is sold.
create function tell_feeds_update() returns trigger language plpgsql as $$
begin
  perform tell_pages(tags_of_units((
    select array_agg(distinct unit_id) from (
      select unnest(array[was.unit_id, is_now.unit_id]) as unit_id from old_rows as was join new_rows as is_now using (id)
      where was.unit_id <> is_now.unit_id or (
        was.succeeded_at is distinct from is_now.succeeded_at and (
          was.succeeded_at is null or is_now.succeeded_at is null or was.succeeded_at < is_now.succeeded_at - interval '23 hours'
          or is_now.succeeded_at < was.succeeded_at
        )
      )
    ) as changed
  )));
  return null;
end $$;

create trigger feeds_pages_insert after insert on feeds
  referencing new table as some_rows for each statement execute function tell_nights_moved();
create trigger feeds_pages_delete after delete on feeds
  referencing old table as some_rows for each statement execute function tell_nights_moved();
create trigger feeds_pages_update after update on feeds
  referencing old table as old_rows new table as new_rows for each statement execute function tell_feeds_update();

-- Whether a struttura can be paid for hangs on its owner's account, too.

create index strutture_by_account on strutture (stripe_account_id) where stripe_account_id is not null;

create function tell_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.account_id, old.provider, old.charges_enabled, old.details_submitted)
    is not distinct from (new.account_id, new.provider, new.charges_enabled, new.details_submitted) then return null;
  end if;
  perform tell_pages(tags_of_strutture((
    select array_agg(id) from strutture where stripe_account_id in (old.account_id, new.account_id)
  )));
  return null;
end $$;

create trigger payout_accounts_pages after insert or update or delete on payout_accounts
  for each row execute function tell_accounts();

-- The blog. Views are counted in the article's row, and shown to nobody.

create function tell_posts() returns trigger language plpgsql as $$
declare
  hidden constant text[] := array['views_count', 'search_text', 'versione', 'newsletter_at'];
begin
  if coalesce(old.status, '') <> 'pubblicato' and coalesce(new.status, '') <> 'pubblicato' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - hidden = to_jsonb(new) - hidden then return null; end if;
  perform tell_pages(array['blog', 'a:' || coalesce(new.id, old.id)]);
  return null;
end $$;

create function tell_comments() returns trigger language plpgsql as $$
begin
  if 'approvato' in (old.stato, new.stato) then
    perform tell_pages(array['a:' || coalesce(old.post_id, new.post_id), 'a:' || coalesce(new.post_id, old.post_id)]);
  end if;
  return null;
end $$;

create function tell_categories() returns trigger language plpgsql as $$
begin
  perform tell_pages(array['blog']);
  return null;
end $$;

create trigger blog_posts_pages after insert or update or delete on blog_posts
  for each row execute function tell_posts();
create trigger blog_comments_pages after insert or update or delete on blog_comments
  for each row execute function tell_comments();
create trigger blog_categories_pages after insert or update or delete on blog_categories
  for each statement execute function tell_categories();
create trigger blog_posts_pages_truncate after truncate on blog_posts
  for each statement execute function tell_all_pages();
