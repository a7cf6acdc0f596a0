-- Triggers that update the rows derived from strutture and their parts: counts of comuni, units, prices, pages, cards
-- and searches.

-- Adds `steps` to the counts of approved strutture of the given comuni.
create or replace function move_strutture_count(towns integer[], steps integer[]) returns void language plpgsql as $$
begin
  insert into strutture_per_citta (citta_id, strutture_count)
  select town, 0 from unnest(towns) as town order by town
  on conflict (citta_id) do nothing;
  -- All transactions lock their comuni in the same order, so that they never deadlock.
  perform from strutture_per_citta where citta_id = any (towns) order by citta_id for no key update;
  update strutture_per_citta as counter set strutture_count = counter.strutture_count + moved.step
  from unnest(towns, steps) as moved (town, step)
  where counter.citta_id = moved.town;
end $$;

-- Returns the SHA-256 of a CIN and the owner's email address. It identifies a deleted struttura that its owner submits again.
create or replace function owner_mark(cin text, email text) returns text stable strict parallel safe language sql
  return encode(sha256(convert_to(cin || ' ' || lower(email), 'UTF8')), 'hex');

-- Returns when the first of an owner’s strutture was approved.
create or replace function host_since(of_owner text) returns timestamptz stable language sql as $$
  select min(approved_at) from strutture where proprietario_email = of_owner and approved_at is not null
$$;

-- Sets changed_at. The trigger on nome also covers photos and rooms, because every save of a form writes nome in the same transaction.
create or replace function note_struttura_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create or replace trigger strutture_changed before update of nome, status, prezzo_notte_cents on strutture
  for each row execute function note_struttura_change();

-- Counts new strutture, creates their units, invalidates their pages and writes their cards and offers.
create or replace function follow_strutture_insert() returns trigger language plpgsql as $$
declare
  approved constant integer[] := array(select id from new_rows where status = 'approvata');
begin
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, count(*)::integer as step from new_rows where status = 'approvata' group by citta_id
  ) as moved having count(*) > 0;
  -- A statement that writes hundreds of rows is a bulk load or a correction, so all pages are invalidated without checking each row.
  if (select count(*) from new_rows) > 200 then
    perform invalidate_pages(array['all']);
  else
    perform invalidate_pages(array_agg(tag)) from new_rows cross join lateral unnest(tags_of_numbers(id, citta_id)) as tag
    where status = 'approvata';
  end if;
  -- If a struttura had no unit, it would always look available.
  insert into units (struttura_id) select id from new_rows order by id;
  perform refresh_cards(approved);
  perform refresh_search(approved, true);
  return null;
end $$;

create or replace trigger strutture_insert after insert on strutture
  referencing new table as new_rows for each statement execute function follow_strutture_insert();

-- Updates the counts of comuni, and refreshes the pages, cards and offers of strutture whose visible columns have changed.
create or replace function follow_strutture_update() returns trigger language plpgsql as $$
declare
  -- These columns are not visible to visitors. Every other column counts as visible.
  hidden constant text[] := array[
    'proprietario_email', 'email_confirmed_at', 'submitted_at', 'submission_hash', 'non_su_booking',
    'privacy_versione', 'privacy_accepted_at', 'booking_ical_url', 'motivo_rifiuto', 'onboarding_by', 'onboarding_at', 'changed_at'
  ];
begin
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, sum(step)::integer as step from (
      select citta_id, 1 as step from new_rows where status = 'approvata'
      union all
      select citta_id, -1 from old_rows where status = 'approvata'
    ) as each_row group by citta_id having sum(step) <> 0
  ) as moved having count(*) > 0;
  if (select count(*) from new_rows) > 200 then
    perform invalidate_pages(array['all']);
  else
    perform invalidate_pages(array_agg(tag)) from (
      select was.id, was.citta_id as was_in, is_now.citta_id as is_in,
        was.status = 'approvata' as was_seen, is_now.status = 'approvata' as is_seen
      from old_rows as was join new_rows as is_now using (id)
      where (was.status = 'approvata' or is_now.status = 'approvata')
        and to_jsonb(was) - hidden is distinct from to_jsonb(is_now) - hidden
    ) as changed cross join lateral unnest(
      case when was_seen = is_seen and was_in = is_in then array['s:' || id, 'c:' || is_in]
      else tags_of_numbers(id, was_in) || tags_of_numbers(id, is_in) end
    ) as tag;
  end if;
  perform refresh_cards(array(
    select id from new_rows join old_rows using (id) where 'approvata' in (new_rows.status, old_rows.status)
  ));
  perform refresh_search(array(
    select id from new_rows join old_rows using (id)
    where (new_rows.nome, new_rows.descrizione, new_rows.citta_id, new_rows.status, new_rows.tipo_struttura, new_rows.servizi)
      is distinct from (old_rows.nome, old_rows.descrizione, old_rows.citta_id, old_rows.status, old_rows.tipo_struttura, old_rows.servizi)
      and 'approvata' in (new_rows.status, old_rows.status)
  ), true);
  perform refresh_search(array(
    select id from new_rows join old_rows using (id)
    where (new_rows.tipo_prenotazione, new_rows.posti_letto, new_rows.prezzo_notte_cents, new_rows.stripe_account_id,
        new_rows.stripe_onboarding_completed, new_rows.approved_at, new_rows.lat, new_rows.lon, new_rows.has_own_point,
        new_rows.posizione_approssimativa, new_rows.prezzo_pulizie_cents, new_rows.gradini)
      is distinct from (old_rows.tipo_prenotazione, old_rows.posti_letto, old_rows.prezzo_notte_cents, old_rows.stripe_account_id,
        old_rows.stripe_onboarding_completed, old_rows.approved_at, old_rows.lat, old_rows.lon, old_rows.has_own_point,
        old_rows.posizione_approssimativa, old_rows.prezzo_pulizie_cents, old_rows.gradini)
      and new_rows.status = 'approvata'
  ), false);
  return null;
end $$;

create or replace trigger strutture_update after update on strutture
  referencing old table as old_rows new table as new_rows for each statement execute function follow_strutture_update();

-- Records deleted public strutture in gone_strutture, updates the counts of their comuni and invalidates their pages.
create or replace function follow_strutture_delete() returns trigger language plpgsql as $$
begin
  insert into gone_strutture (id, citta_id, cin, owner_mark)
  select id, citta_id, case when is_demo then null else cin end,
    case when is_demo then null else owner_mark(cin, proprietario_email) end
  from old_rows where approved_at is not null
  on conflict (id) do update
    set gone_at = excluded.gone_at, cin = excluded.cin, owner_mark = excluded.owner_mark;
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, -count(*)::integer as step from old_rows where status = 'approvata' group by citta_id
  ) as moved having count(*) > 0;
  if (select count(*) from old_rows) > 200 then
    perform invalidate_pages(array['all']);
  else
    perform invalidate_pages(array_agg(tag)) from old_rows cross join lateral unnest(tags_of_numbers(id, citta_id)) as tag
    where status = 'approvata';
  end if;
  return null;
end $$;

create or replace trigger strutture_delete after delete on strutture
  referencing old table as old_rows for each statement execute function follow_strutture_delete();

-- Refreshes pages, the price of a B&B, units, cards and offers after changes to rooms, prices, photos or translations.
create or replace function follow_parts() returns trigger language plpgsql as $$
declare
  ids integer[];
  changed integer[];
  written bigint;
begin
  -- Each branch may reference only the transition tables of its own operation. Rows that did not change invalidate no page.
  if tg_op = 'INSERT' then
    ids := array(select distinct struttura_id from new_rows);
    select count(*), ids into written, changed from new_rows;
  elsif tg_op = 'DELETE' then
    ids := array(select distinct struttura_id from old_rows);
    select count(*), ids into written, changed from old_rows;
  else
    ids := array(select struttura_id from new_rows union select struttura_id from old_rows);
    select count(*) into written from new_rows;
    if written <= 200 then
      changed := array(
        select struttura_id from (
          (table new_rows except all table old_rows) union all (table old_rows except all table new_rows)
        ) as different
      );
    end if;
  end if;
  perform invalidate_pages(case when written > 200 then array['all'] else tags_of_strutture(changed) end);
  if tg_table_name = 'machine_translations' then return null; end if;
  if tg_table_name = 'camere' then
    -- The card of a B&B shows the price of its cheapest available room, or of its cheapest room if none is available.
    update strutture set prezzo_notte_cents = cheapest.cents
    from (
      select struttura_id,
        coalesce(min(prezzo_notte_cents) filter (where disponibile), min(prezzo_notte_cents)) as cents
      from camere where struttura_id = any (ids) group by struttura_id
    ) as cheapest
    where strutture.id = cheapest.struttura_id and strutture.tipo_prenotazione = 'bnb'
      and strutture.prezzo_notte_cents is distinct from cheapest.cents;
    if tg_op = 'INSERT' then
      insert into units (struttura_id, camera_id) select struttura_id, id from new_rows order by id;
    end if;
  end if;
  -- Unapproved strutture are refreshed too, because a concurrent approval cannot see uncommitted rows. The locks of
  -- refresh_cards serialise the two transactions.
  perform refresh_cards(ids);
  if tg_table_name <> 'struttura_photos' then perform refresh_search(ids, false); end if;
  return null;
end $$;

create or replace trigger camere_insert after insert on camere
  referencing new table as new_rows for each statement execute function follow_parts();
create or replace trigger camere_update after update on camere
  referencing old table as old_rows new table as new_rows for each statement execute function follow_parts();
create or replace trigger camere_delete after delete on camere
  referencing old table as old_rows for each statement execute function follow_parts();
create or replace trigger tariffe_insert after insert on tariffe
  referencing new table as new_rows for each statement execute function follow_parts();
create or replace trigger tariffe_update after update on tariffe
  referencing old table as old_rows new table as new_rows for each statement execute function follow_parts();
create or replace trigger tariffe_delete after delete on tariffe
  referencing old table as old_rows for each statement execute function follow_parts();
create or replace trigger struttura_photos_insert after insert on struttura_photos
  referencing new table as new_rows for each statement execute function follow_parts();
create or replace trigger struttura_photos_update after update on struttura_photos
  referencing old table as old_rows new table as new_rows for each statement execute function follow_parts();
create or replace trigger struttura_photos_delete after delete on struttura_photos
  referencing old table as old_rows for each statement execute function follow_parts();
create or replace trigger machine_translations_insert after insert on machine_translations
  referencing new table as new_rows for each statement execute function follow_parts();
create or replace trigger machine_translations_update after update on machine_translations
  referencing old table as old_rows new table as new_rows for each statement execute function follow_parts();
create or replace trigger machine_translations_delete after delete on machine_translations
  referencing old table as old_rows for each statement execute function follow_parts();
