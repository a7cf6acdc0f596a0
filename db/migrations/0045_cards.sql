-- What a card shows of each approved struttura: a page of a list reads its 24 cards by their keys. Kept by the triggers below, in the
-- transaction of what it follows from.
create table cards (
  struttura_id integer primary key references strutture (id) on delete cascade,
  posizione_approssimativa boolean not null,
  card json not null
);

comment on table cards is 'What a card shows of an approved struttura, as src/strutture/contract.ts says it. Derived.';
comment on column cards.posizione_approssimativa is 'Whether visitors read the address of the card without its number.';
comment on column cards.card is 'Without id and slug. The description is its beginning in one line, photos are the names of their files.';

create function to_euros(cents integer) returns double precision language sql immutable parallel safe as $$
  select coalesce(cents, 0) / 100.0::double precision
$$;

-- The beginning of a text in one line, longer than what `src/strutture/rules/shorten-text.ts` cuts for a card. Blanks are those of
-- JavaScript.
create function card_line(words text) returns text language sql immutable parallel safe as $$
  select left(btrim(regexp_replace(
    words, '[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
  )), 162)
$$;

create function cards_of(ids integer[]) returns setof cards language sql stable as $$
  select strutture.id, posizione_approssimativa, json_build_object(
    'nome', strutture.nome,
    'descrizione', card_line(descrizione),
    'tipo_struttura', tipo_struttura,
    'tipo_prenotazione', tipo_prenotazione,
    'indirizzo', indirizzo,
    'cap', cap,
    'posti_letto', posti_letto,
    'num_camere', num_camere,
    'num_bagni', num_bagni,
    'ha_cucina', ha_cucina,
    'servizi', servizi,
    'servizio_pulizie', servizio_pulizie,
    'telefono', telefono,
    'email', email,
    'cin', coalesce(cin, ''),
    'citta', citta.nome,
    'sigla', province.sigla,
    'prezzo_notte', to_euros(prezzo_notte_cents),
    'immagini', coalesce((
      select json_agg(
        hash || '-' || width || 'x' || height || '.webp' || coalesce('#' || nullif(coalesce(fuoco, focus), '50-50'), '')
        order by position
      )
      from struttura_photos as shown join photos on photos.id = shown.photo_id
      where shown.struttura_id = strutture.id
    ), '[]'),
    'is_guaranteed', coalesce(stripe_account_id, '') <> '' and stripe_onboarding_completed,
    'is_demo', is_demo,
    'prezzo_pulizie', to_euros(prezzo_pulizie_cents),
    'tariffe', coalesce((
      select json_agg(json_build_object(
        'al', upper(period) - 1,
        'dal', lower(period),
        'nome', tariffe.nome,
        'camera_id', camera_id,
        'ospiti_inclusi', ospiti_inclusi,
        'soggiorno_minimo', soggiorno_minimo,
        'prezzo_notte', tariffe.prezzo_notte_cents / 100.0::double precision,
        'prezzo_weekend', prezzo_weekend_cents / 100.0::double precision,
        'supplemento_ospite', supplemento_ospite_cents / 100.0::double precision
      ) order by tariffe.id)
      from tariffe where tariffe.struttura_id = strutture.id
    ), '[]'),
    'accettazione', accettazione,
    'politica_cancellazione', politica_cancellazione,
    'camere', coalesce((
      select json_agg(json_build_object(
        'id', camere.id,
        'posti_letto', camere.posti_letto,
        'prezzo_notte', to_euros(camere.prezzo_notte_cents),
        'disponibile', disponibile
      ) order by camere.id)
      from camere where camere.struttura_id = strutture.id
    ), '[]')
  )
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  where strutture.id = any (ids) and strutture.status = 'approvata'
$$;

-- Puts the cards of some strutture right. The locks are those of `refresh_offers`: who writes offers and cards of one struttura, in
-- either order, never waits for another in a circle. A load of thousands says 'later', as for searches, and calls this at its end.
create function refresh_cards(ids integer[]) returns void language plpgsql as $$
declare
  fresh cards[];
begin
  if cardinality(ids) = 0 or current_setting('ospitalia.search', true) is not distinct from 'later' then return; end if;
  if cardinality(ids) > 100 then
    lock table offers in share row exclusive mode;
  else
    lock table offers in row exclusive mode;
    perform pg_advisory_xact_lock(22, id) from (select distinct unnest(ids) as id order by id) as in_order;
  end if;
  fresh := array(select row(card.*)::cards from cards_of(ids) as card);
  delete from cards where struttura_id = any (ids) and struttura_id not in (select struttura_id from unnest(fresh));
  insert into cards select * from unnest(fresh)
  on conflict (struttura_id) do update
  set posizione_approssimativa = excluded.posizione_approssimativa, card = excluded.card
  where (cards.posizione_approssimativa, cards.card::text)
    is distinct from (excluded.posizione_approssimativa, excluded.card::text);
end $$;

create function cards_follow_strutture() returns trigger language plpgsql as $$
begin
  -- Each branch names only the transition tables that its operation has.
  if tg_op = 'INSERT' then
    perform refresh_cards(array(select id from new_rows where status = 'approvata'));
  else
    perform refresh_cards(array(
      select id from new_rows join old_rows using (id) where 'approvata' in (new_rows.status, old_rows.status)
    ));
  end if;
  return null;
end $$;

create function cards_follow_parts() returns trigger language plpgsql as $$
begin
  -- Also of a struttura that is not approved, as `search_follows_parts`.
  if tg_op = 'INSERT' then
    perform refresh_cards(array(select distinct struttura_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_cards(array(select distinct struttura_id from old_rows));
  else
    perform refresh_cards(array(select struttura_id from new_rows union select struttura_id from old_rows));
  end if;
  return null;
end $$;

-- A place that has another name, and a photo whose focal point is found after homes show it, are on many cards. Whoever is writing a
-- card has a lock on `offers` until the end: after this one nobody is half through with what was read before.
create function cards_follow_shared() returns trigger language plpgsql as $$
begin
  lock table offers in share row exclusive mode;
  if tg_table_name = 'photos' then
    perform refresh_cards(array(select struttura_id from struttura_photos where photo_id = new.id));
  elsif tg_table_name = 'citta' then
    perform refresh_cards(array(select id from strutture where citta_id = new.id and status = 'approvata'));
  else
    perform refresh_cards(array(
      select strutture.id from strutture join citta on citta.id = citta_id
      where provincia_id = new.id and status = 'approvata'
    ));
  end if;
  return null;
end $$;

-- Named to run after the triggers that make prices, and before those of searches: in the order of their names.
create trigger zz_cards_insert after insert on strutture
  referencing new table as new_rows for each statement execute function cards_follow_strutture();
create trigger zz_cards_update after update on strutture
  referencing old table as old_rows new table as new_rows for each statement execute function cards_follow_strutture();

create trigger zz_cards_insert after insert on camere
  referencing new table as new_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_delete after delete on camere
  referencing old table as old_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_update after update on camere
  referencing old table as old_rows new table as new_rows for each statement execute function cards_follow_parts();

create trigger zz_cards_insert after insert on tariffe
  referencing new table as new_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_delete after delete on tariffe
  referencing old table as old_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_update after update on tariffe
  referencing old table as old_rows new table as new_rows for each statement execute function cards_follow_parts();

create trigger zz_cards_insert after insert on struttura_photos
  referencing new table as new_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_delete after delete on struttura_photos
  referencing old table as old_rows for each statement execute function cards_follow_parts();
create trigger zz_cards_update after update on struttura_photos
  referencing old table as old_rows new table as new_rows for each statement execute function cards_follow_parts();

create trigger zz_cards_update after update on photos for each row
  when ((old.hash, old.width, old.height, old.focus) is distinct from (new.hash, new.width, new.height, new.focus))
  execute function cards_follow_shared();
create trigger zz_cards_update after update on citta for each row
  when ((old.nome, old.provincia_id) is distinct from (new.nome, new.provincia_id)) execute function cards_follow_shared();
create trigger zz_cards_update after update on province for each row
  when (old.sigla is distinct from new.sigla) execute function cards_follow_shared();

-- What is there already, a few thousand at a time.
do $$
declare
  ids integer[];
begin
  for ids in
    select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000
  loop
    insert into cards select * from cards_of(ids);
  end loop;
end $$;
