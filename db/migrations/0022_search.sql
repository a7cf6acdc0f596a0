-- Finding a home among a million: what can be taken of each with what filters ask of it, its words, and the words that there are.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Italian words by their stems, accents aside. Apostrophes part words by PostgreSQL's own parser: "l'orto" is found as "orto".
create text search configuration italiano (copy = pg_catalog.italian);
alter text search configuration italiano alter mapping for hword, hword_part, word with unaccent, italian_stem;

-- The same words unstemmed: what a typing error is compared with. Addresses and numbers are no words.
create text search dictionary parole_intere (template = simple, stopwords = italian);
create text search configuration parole (copy = pg_catalog.simple);
alter text search configuration parole alter mapping for asciiword, asciihword, hword_asciipart with parole_intere;
alter text search configuration parole alter mapping for hword, hword_part, word with unaccent, parole_intere;
alter text search configuration parole drop mapping if exists for
  email, url, url_path, host, file, sfloat, float, int, uint, version, numword, numhword, hword_numpart;

-- What can be taken of an approved struttura: the house, or each room on offer of a bnb. One row answers every filter, so that a
-- town of 20,000 homes is searched within one index. Kept by the triggers below, in the transaction of what it follows from.
create table offers (
  unit_id integer primary key references units (id) on delete cascade,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  citta_id integer not null,
  posti_letto smallint not null,
  letti smallint not null,
  prezzo_notte_cents integer not null,
  tipi smallint not null,
  servizi integer not null,
  is_guaranteed boolean not null,
  approved_at timestamptz not null,
  soggiorno_minimo smallint not null,
  least_minimum smallint not null,
  most_minimum smallint not null,
  nights bit varying(3660) not null,
  regione_id smallint not null
);

comment on table offers is 'What can be taken of an approved struttura, for searches: its house, or each room on offer of a bnb. Derived.';
comment on column offers.posti_letto is 'Guests that it takes. 0: a bnb without a room on offer, which is listed and cannot be taken.';
comment on column offers.letti is 'Beds of the whole struttura, as its card shows them.';
comment on column offers.prezzo_notte_cents is 'The struttura''s, as its card shows it: of a bnb its cheapest available room''s.';
comment on column offers.tipi is 'Bits in the order of src/strutture/rules/struttura-form.ts: casa_vacanza 1, bb 2, affittacamere 4, agriturismo 8.';
comment on column offers.servizi is 'Bits in the order of servizi_list: the first service is 1.';
comment on column offers.soggiorno_minimo is 'Nights at least, as the whole year asks; a season may ask otherwise.';
comment on column offers.least_minimum is 'The least that year or any season asks; most_minimum the most: between the two the season of the arrival decides.';
comment on column offers.nights is 'A bit for each night from 2026-01-01 on, 1: taken. It ends with the last taken one; nights from 2036 on are not kept.';

create index offers_of_place on offers (citta_id, struttura_id) include (
  camera_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  soggiorno_minimo, least_minimum, most_minimum, nights
);
-- A region's list begins anywhere in the order of ids, and the first thousands of it are all that is looked at.
create index offers_of_regione on offers (regione_id, struttura_id) include (
  camera_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  soggiorno_minimo, least_minimum, most_minimum, nights
);
create index offers_of_struttura on offers (struttura_id);
-- Wide lists in an order that a visitor chose: the first ones are found without sorting all.
create index offers_by_price on offers (prezzo_notte_cents, struttura_id);
create index offers_by_beds on offers (letti desc, struttura_id);
create index offers_by_age on offers (approved_at desc, struttura_id desc);

-- How many nights an arrival asks for, without a visit to the table.
create index tariffe_minimum on tariffe (struttura_id, camera_id) include (period, soggiorno_minimo)
  where soggiorno_minimo is not null;

create table search_texts (
  struttura_id integer primary key references strutture (id) on delete cascade,
  testo tsvector not null
);

comment on table search_texts is 'The words of an approved struttura by their stems, and its place as zc{citta_id}, zp{provincia_id}, zr{regione_id}. Derived.';

create table search_words (word text primary key check (char_length(word) <= 60));
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

comment on table search_words is 'Every word that some approved struttura has had, unstemmed and without accents: what typing errors are measured by. Derived.';

create function tipi_bits(tipi text[]) returns smallint language sql immutable parallel safe as $$
  select coalesce(sum(1 << (array_position(array['casa_vacanza', 'bb', 'affittacamere', 'agriturismo'], tipo) - 1)), 0)::smallint
  from unnest(tipi) as tipo
$$;

create function servizi_bits(servizi text[]) returns integer language sql immutable parallel safe as $$
  select coalesce(sum(1 << (array_position(array[
    'Prima Colazione Inclusa', 'WiFi', 'Aria Condizionata', 'Riscaldamento', 'Cucina', 'Balcone', 'Terrazza',
    'Giardino', 'Parcheggio', 'Garage', 'Ascensore', 'Smart TV', 'Netflix', 'Lavatrice', 'Lavastoviglie', 'Barbecue',
    'Piscina', 'Spa', 'Palestra', 'Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico',
    'Vicino Stazione', 'Vicino Aeroporto', 'Pet Friendly', 'Camino'
  ], servizio) - 1)), 0)::integer
  from unnest(servizi) as servizio
$$;

create function night_bits(taken datemultirange) returns bit varying language sql immutable parallel safe as $$
  select coalesce(
    string_agg(repeat('0', lower(nights) - free_from) || repeat('1', upper(nights) - lower(nights)), '' order by nights), ''
  )::bit varying
  from (
    select nights, lag(upper(nights), 1, date '2026-01-01') over (order by nights) as free_from
    from unnest(taken * datemultirange(daterange('2026-01-01', '2036-01-01'))) as nights
  ) as stretches
$$;

create function offers_of(ids integer[]) returns setof offers language sql stable as $$
  select units.id, strutture.id, units.camera_id, citta_id,
    case when tipo_prenotazione = 'casa_vacanza' then strutture.posti_letto else coalesce(camere.posti_letto, 0) end,
    strutture.posti_letto, strutture.prezzo_notte_cents, tipi_bits(tipo_struttura), servizi_bits(strutture.servizi),
    coalesce(stripe_account_id, '') <> '' and stripe_onboarding_completed, approved_at,
    coalesce(rates.of_year, 1), least(coalesce(rates.of_year, 1), rates.least), greatest(coalesce(rates.of_year, 1), rates.most),
    night_bits(taken.nights), province.regione_id
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  join units on units.struttura_id = strutture.id
  left join camere on camere.id = units.camera_id
  cross join lateral (
    -- A taken house blocks its rooms. A room that is taken blocks the house, while it is on offer.
    select coalesce(range_agg(period), '{}') as nights
    from units as taker
    left join camere as room on room.id = taker.camera_id
    join calendar_events on calendar_events.unit_id = taker.id
    where taker.struttura_id = strutture.id
      and (taker.camera_id is null or taker.id = units.id or (units.camera_id is null and room.disponibile))
      -- Yesterday's nights are over everywhere on earth the day after tomorrow.
      and period && daterange(current_date - 2, null)
  ) as taken
  cross join lateral (
    select max(soggiorno_minimo) filter (where period is null) as of_year,
      min(soggiorno_minimo) filter (where period is not null) as least,
      max(soggiorno_minimo) filter (where period is not null) as most
    from tariffe
    where tariffe.struttura_id = strutture.id and soggiorno_minimo is not null
      and (tariffe.camera_id = units.camera_id or (tariffe.camera_id is null and units.camera_id is null))
  ) as rates
  where strutture.id = any (ids) and strutture.status = 'approvata' and case
    when tipo_prenotazione = 'casa_vacanza' then units.camera_id is null
    when units.camera_id is null then
      not exists (select from camere as other where other.struttura_id = strutture.id and other.disponibile)
    else camere.disponibile
  end
$$;

-- Puts the offers of some strutture right. Two transactions that change the same one wait for each other here, and the second
-- sees what the first has written: each statement of a function sees what was committed before it. One transaction that refreshes
-- thousands one by one would need as many locks: it says 'later' (below).
create function refresh_offers(ids integer[]) returns void language plpgsql as $$
declare
  fresh offers[];
begin
  if cardinality(ids) > 100 then
    lock table offers in share row exclusive mode;
  else
    -- Who refreshes thousands has the table: what is read before it is through would be old.
    lock table offers in row exclusive mode;
    perform pg_advisory_xact_lock(22, id) from (select distinct unnest(ids) as id order by id) as in_order;
  end if;
  fresh := array(select row(offer.*)::offers from offers_of(ids) as offer);
  delete from offers where struttura_id = any (ids) and unit_id not in (select unit_id from unnest(fresh));
  insert into offers select * from unnest(fresh)
  on conflict (unit_id) do update set (
    camera_id, citta_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
    soggiorno_minimo, least_minimum, most_minimum, nights, regione_id
  ) = (
    excluded.camera_id, excluded.citta_id, excluded.posti_letto, excluded.letti, excluded.prezzo_notte_cents, excluded.tipi,
    excluded.servizi, excluded.is_guaranteed, excluded.approved_at, excluded.soggiorno_minimo, excluded.least_minimum,
    excluded.most_minimum, excluded.nights, excluded.regione_id
  )
  where offers is distinct from excluded;
end $$;

create function search_words_of(struttura strutture, place text) returns text language sql stable as $$
  select concat_ws(' ', struttura.nome, place, array_to_string(struttura.servizi, ' '), struttura.descrizione)
$$;

create function refresh_search_texts(ids integer[]) returns void language plpgsql as $$
begin
  delete from search_texts where struttura_id = any (ids)
    and struttura_id not in (select id from strutture where id = any (ids) and status = 'approvata');
  insert into search_texts
  select strutture.id,
    setweight(to_tsvector('italiano', strutture.nome), 'A')
    || setweight(to_tsvector('italiano', concat_ws(' ', citta.nome, province.nome, regioni.nome)), 'B')
    || setweight(to_tsvector('italiano', concat_ws(' ',
      replace(replace(array_to_string(tipo_struttura, ' '), 'casa_vacanza', 'casa vacanza'), 'bb', 'b&b bed and breakfast'),
      array_to_string(servizi, ' '))), 'C')
    || setweight(to_tsvector('italiano', descrizione), 'D')
    || array_to_tsvector(array['zc' || citta.id, 'zp' || province.id, 'zr' || regioni.id])
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  join regioni on regioni.id = province.regione_id
  where strutture.id = any (ids) and strutture.status = 'approvata'
  on conflict (struttura_id) do update set testo = excluded.testo where search_texts.testo is distinct from excluded.testo;
  -- In order, so that two transactions with the same new words never wait for each other in a circle.
  insert into search_words
  select word from (
    select distinct unnest(tsvector_to_array(to_tsvector('parole', search_words_of(strutture, citta.nome)))) as word
    from strutture join citta on citta.id = strutture.citta_id
    where strutture.id = any (ids) and strutture.status = 'approvata'
  ) as found
  where char_length(word) between 3 and 60
  order by word
  on conflict do nothing;
end $$;

-- A load of thousands sets ospitalia.search to 'later' for its transaction, and refreshes all of them at its end, once.
create function refresh_search(ids integer[], with_texts boolean) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 and current_setting('ospitalia.search', true) is distinct from 'later' then
    perform refresh_offers(ids);
    if with_texts then perform refresh_search_texts(ids); end if;
  end if;
end $$;

create function search_follows_insert() returns trigger language plpgsql as $$
begin
  perform refresh_search(array(select id from new_rows where status = 'approvata'), true);
  return null;
end $$;

create function search_follows_update() returns trigger language plpgsql as $$
begin
  perform refresh_search(array(
    select id from new_rows join old_rows using (id)
    where (new_rows.nome, new_rows.descrizione, new_rows.citta_id, new_rows.status, new_rows.tipo_struttura, new_rows.servizi)
      is distinct from (old_rows.nome, old_rows.descrizione, old_rows.citta_id, old_rows.status, old_rows.tipo_struttura, old_rows.servizi)
      and 'approvata' in (new_rows.status, old_rows.status)
  ), true);
  perform refresh_search(array(
    select id from new_rows join old_rows using (id)
    where (new_rows.tipo_prenotazione, new_rows.posti_letto, new_rows.prezzo_notte_cents, new_rows.stripe_account_id,
        new_rows.stripe_onboarding_completed, new_rows.approved_at)
      is distinct from (old_rows.tipo_prenotazione, old_rows.posti_letto, old_rows.prezzo_notte_cents, old_rows.stripe_account_id,
        old_rows.stripe_onboarding_completed, old_rows.approved_at)
      and new_rows.status = 'approvata'
  ), false);
  return null;
end $$;

create function search_follows_parts() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  -- Each branch names only the transition tables that its operation has.
  if tg_op = 'INSERT' then
    ids := array(select distinct struttura_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct struttura_id from old_rows);
  else
    ids := array(select struttura_id from new_rows union select struttura_id from old_rows);
  end if;
  -- Also of a struttura that is not approved: who approves it at this moment has not seen these rows, and waits, or is waited for.
  perform refresh_search(ids, false);
  return null;
end $$;

create function search_follows_events() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct unit_id from new_rows);
  elsif tg_op = 'DELETE' then
    changed := array(select distinct unit_id from old_rows);
  else
    changed := array(
      select unnest(array[old_rows.unit_id, new_rows.unit_id]) from new_rows join old_rows using (id)
      where (new_rows.unit_id, new_rows.period) is distinct from (old_rows.unit_id, old_rows.period)
    );
  end if;
  perform refresh_search(array(select distinct struttura_id from units where units.id = any (changed)), false);
  return null;
end $$;

-- Named to run after the triggers that make units and prices: PostgreSQL runs them in the order of their names.
create trigger zz_search_insert after insert on strutture
  referencing new table as new_rows for each statement execute function search_follows_insert();
create trigger zz_search_update after update on strutture
  referencing old table as old_rows new table as new_rows for each statement execute function search_follows_update();

create trigger zz_search_insert after insert on camere
  referencing new table as new_rows for each statement execute function search_follows_parts();
create trigger zz_search_delete after delete on camere
  referencing old table as old_rows for each statement execute function search_follows_parts();
create trigger zz_search_update after update on camere
  referencing old table as old_rows new table as new_rows for each statement execute function search_follows_parts();

create trigger zz_search_insert after insert on tariffe
  referencing new table as new_rows for each statement execute function search_follows_parts();
create trigger zz_search_delete after delete on tariffe
  referencing old table as old_rows for each statement execute function search_follows_parts();
create trigger zz_search_update after update on tariffe
  referencing old table as old_rows new table as new_rows for each statement execute function search_follows_parts();

create trigger zz_search_insert after insert on calendar_events
  referencing new table as new_rows for each statement execute function search_follows_events();
create trigger zz_search_delete after delete on calendar_events
  referencing old table as old_rows for each statement execute function search_follows_events();
create trigger zz_search_update after update on calendar_events
  referencing old table as old_rows new table as new_rows for each statement execute function search_follows_events();

-- What is there already, a few thousand at a time: a plan for a million at once would be another one.
do $$
declare
  ids integer[];
begin
  for ids in
    select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000
  loop
    insert into offers select * from offers_of(ids);
    perform refresh_search_texts(ids);
  end loop;
end $$;
create index search_texts_testo on search_texts using gin (testo);
