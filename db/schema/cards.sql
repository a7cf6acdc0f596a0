-- The cards that lists show for strutture. If this file changes, the statement at its end rebuilds all rows.

-- Returns an amount in euros; 0 for null.
create or replace function to_euros(cents integer) returns double precision language sql immutable parallel safe as $$
  select coalesce(cents, 0) / 100.0::double precision
$$;

-- Returns the beginning of a text as one line. It is longer than `src/strutture/rules/shorten-text.ts` needs for a card.
create or replace function card_line(words text) returns text language sql immutable parallel safe as $$
  -- Matches the same whitespace as `\s` in JavaScript.
  select left(btrim(regexp_replace(
    words, '[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
  )), 162)
$$;

-- Derives the cards of the given strutture from the other tables. A card contains neither the Stripe account nor the status.
create or replace function cards_of(ids integer[]) returns setof cards language sql stable as $$
  select strutture.id, posizione_approssimativa, json_build_object(
    'nome', strutture.nome,
    'descrizione', card_line(descrizione),
    'lingua', coalesce(lingue_testi ->> 'descrizione', 'it'),
    'traduzioni', (
      select json_object_agg(lingua, card_line(said ->> 'testo') order by lingua)
      from jsonb_each(strutture.traduzioni) as translation (lingua, said)
    ),
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

-- Updates the outdated cards of the given strutture. Like refresh_search, does nothing while ospitalia.search is 'later'.
create or replace function refresh_cards(ids integer[]) returns void language plpgsql as $$
declare
  fresh cards[];
begin
  if cardinality(ids) = 0 or current_setting('ospitalia.search', true) is not distinct from 'later' then return; end if;
  -- Takes the same locks as refresh_offers, so transactions that write the offers and cards of a struttura in either
  -- order never deadlock.
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

-- Refreshes the cards that show a changed photo, comune or province.
create or replace function follow_shared() returns trigger language plpgsql as $$
begin
  -- Transactions that write cards hold a lock on offers until they commit. Once this lock is granted, none of them
  -- can still write stale cards.
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

create or replace trigger photos_cards after update on photos for each row
  when ((old.hash, old.width, old.height, old.focus) is distinct from (new.hash, new.width, new.height, new.focus))
  execute function follow_shared();
create or replace trigger citta_cards after update on citta for each row
  when ((old.nome, old.provincia_id) is distinct from (new.nome, new.provincia_id)) execute function follow_shared();
create or replace trigger province_cards after update on province for each row
  when (old.sigla is distinct from new.sigla) execute function follow_shared();

-- The rows are rebuilt in batches of a few thousand, because a statement for a million rows gets a worse plan.
do $$
declare
  ids integer[];
begin
  for ids in select array_agg(id) from strutture group by id / 5000 order by id / 5000 loop
    perform refresh_cards(ids);
  end loop;
end $$;
