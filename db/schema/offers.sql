-- Offers and listed homes, which searches read. If this file changes, the statement at its end rebuilds all rows.

-- Returns the types of a struttura as bits: casa_vacanza 1, bb 2, affittacamere 4, agriturismo 8.
create or replace function tipi_bits(tipi text[]) returns smallint language sql immutable parallel safe as $$
  select coalesce(sum(1 << (array_position(array['casa_vacanza', 'bb', 'affittacamere', 'agriturismo'], tipo) - 1)), 0)::smallint
  from unnest(tipi) as tipo
$$;

-- Returns amenities as bits, in the order of the domain servizi_list.
create or replace function servizi_bits(servizi text[]) returns integer language sql immutable parallel safe as $$
  select coalesce(sum(1 << (array_position(array[
    'Prima Colazione Inclusa', 'WiFi', 'Aria Condizionata', 'Riscaldamento', 'Cucina', 'Balcone', 'Terrazza',
    'Giardino', 'Parcheggio', 'Garage', 'Ascensore', 'Smart TV', 'Netflix', 'Lavatrice', 'Lavastoviglie', 'Barbecue',
    'Piscina', 'Spa', 'Palestra', 'Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico',
    'Vicino Stazione', 'Vicino Aeroporto', 'Pet Friendly', 'Camino'
  ], servizio) - 1)), 0)::integer
  from unnest(servizi) as servizio
$$;

-- Returns bit 27 for a step-free entrance, bit 28 if the number of steps is unknown, and otherwise 0. Bits 0 to 26 are the amenities.
create or replace function gradini_bits(gradini smallint) returns integer language sql immutable parallel safe as $$
  select case when gradini is null then 1 << 28 when gradini = 0 then 1 << 27 else 0 end
$$;

-- Returns one bit for each night from 2026-01-01 to the last taken night: 1 if the night is taken, otherwise 0.
create or replace function night_bits(taken datemultirange) returns bit varying language sql immutable parallel safe as $$
  select coalesce(
    string_agg(repeat('0', lower(nights) - free_from) || repeat('1', upper(nights) - lower(nights)), '' order by nights), ''
  )::bit varying
  from (
    select nights, lag(upper(nights), 1, date '2026-01-01') over (order by nights) as free_from
    from unnest(taken * datemultirange(daterange('2026-01-01', '2036-01-01'))) as nights
  ) as stretches
$$;

-- Returns the minimum stays by arrival day as steps of day * 128 + nights. Days are counted from 2026-01-01, and nights is the minimum
-- from that day on.
create or replace function minimum_steps(struttura integer, camera integer, of_year integer) returns integer[]
language sql stable as $$
  with season as (
    select lower(period) - date '2026-01-01' as first, upper(period) - date '2026-01-01' as after, soggiorno_minimo as nights
    from tariffe
    where struttura_id = struttura and camera_id is not distinct from camera and soggiorno_minimo is not null
      and period && daterange(current_date - 2, null)
  )
  select array_agg(day * 128 + nights order by day) from (
    -- The first step is the minimum of the whole year, and is dated before all seasons.
    select -3000 as day, of_year as nights
    union all select first, nights from season
    union all select after, of_year from season where after not in (select first from season)
  ) as step
$$;

-- Returns the place of a home on maps, as in `src/strutture/rules/shown-place.ts` but without that function's shift of at most 110 m.
create or replace function shown_place(
  lat double precision, lon double precision, is_exact boolean, out map_x double precision, out map_y double precision
) language sql immutable parallel safe as $$
  -- A home without an exact place is shown at the centre of the 480 m grid square that contains it.
  select case when is_exact then lon else (floor(lon / width) + 0.5) * width end,
    degrees(ln(tan(pi() / 4 + radians(case when is_exact then lat else middle end) / 2)))
  from (select 480 / 111320.0::double precision as side) as square,
    lateral (select (floor(lat / side) + 0.5) * side as middle) as across,
    lateral (select side / cos(radians(middle)) as width) as along
$$;

-- Derives the offers of the given strutture from the other tables.
create or replace function offers_of(ids integer[]) returns setof offers language sql stable as $$
  select units.id, strutture.id, units.camera_id, citta_id,
    case when tipo_prenotazione = 'casa_vacanza' then strutture.posti_letto else coalesce(camere.posti_letto, 0) end,
    strutture.posti_letto, strutture.prezzo_notte_cents, tipi_bits(tipo_struttura), servizi_bits(strutture.servizi) | gradini_bits(strutture.gradini),
    coalesce(stripe_account_id, '') <> '' and stripe_onboarding_completed, approved_at,
    minimum.least::smallint, minimum.most::smallint,
    night_bits(taken.nights), province.regione_id,
    least(coalesce(camere.prezzo_notte_cents, strutture.prezzo_notte_cents), rates.least_cents),
    case when servizio_pulizie then prezzo_pulizie_cents else 0 end,
    case when minimum.least < minimum.most then minimum_steps(strutture.id, units.camera_id, minimum.of_year) end
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  join units on units.struttura_id = strutture.id
  left join camere on camere.id = units.camera_id
  cross join lateral (
    -- A taken home blocks its rooms, and a taken room blocks the whole home if the room is available for booking.
    select coalesce(range_agg(period), '{}') as nights
    from units as taker
    left join camere as room on room.id = taker.camera_id
    join calendar_events on calendar_events.unit_id = taker.id
    where taker.struttura_id = strutture.id
      and (taker.camera_id is null or taker.id = units.id or (units.camera_id is null and room.disponibile))
      -- Includes the last two days, because the date in western time zones can be behind the database's date.
      and period && daterange(current_date - 2, null)
  ) as taken
  cross join lateral (
    select max(soggiorno_minimo) filter (where period is null) as of_year,
      min(soggiorno_minimo) filter (where period is not null) as least,
      max(soggiorno_minimo) filter (where period is not null) as most,
      min(least(tariffe.prezzo_notte_cents, tariffe.prezzo_weekend_cents)) as least_cents
    from tariffe
    where tariffe.struttura_id = strutture.id and tariffe.camera_id is not distinct from units.camera_id
      and (period is null or period && daterange(current_date - 2, null))
  ) as rates
  cross join lateral (
    select coalesce(rates.of_year, 1) as of_year, least(coalesce(rates.of_year, 1), rates.least) as least,
      greatest(coalesce(rates.of_year, 1), rates.most) as most
  ) as minimum
  where strutture.id = any (ids) and strutture.status = 'approvata' and case
    when tipo_prenotazione = 'casa_vacanza' then units.camera_id is null
    when units.camera_id is null then
      not exists (select from camere as other where other.struttura_id = strutture.id and other.disponibile)
    else camere.disponibile
  end
$$;

-- Derives the listed homes from the stored offers and from the places of the homes.
create or replace function listed_homes_of(ids integer[]) returns setof listed_homes language sql stable as $$
  select offer.*, shown.map_x, shown.map_y
  from (
    select struttura_id, citta_id, regione_id, prezzo_notte_cents, letti, approved_at, min(least_night_cents)
    from offers where struttura_id = any (ids)
    group by struttura_id, citta_id, regione_id, prezzo_notte_cents, letti, approved_at
  ) as offer
  join strutture on strutture.id = offer.struttura_id
  cross join lateral shown_place(
    strutture.lat, strutture.lon, has_own_point and not posizione_approssimativa
  ) as shown
$$;

-- Updates the outdated offers and listed homes of the given strutture.
create or replace function refresh_offers(ids integer[]) returns void language plpgsql
-- Uses one generic plan per connection, because planning took longer than execution for the single home that a
-- booking changes.
set plan_cache_mode = force_generic_plan as $$
declare
  fresh offers[];
begin
  -- Serialises transactions that change the same struttura. The second transaction sees the rows of the first, because each statement
  -- of a function has its own snapshot. A transaction that refreshes more than a hundred strutture locks the table instead.
  if cardinality(ids) > 100 then
    lock table offers in share row exclusive mode;
  else
    -- Waits for a transaction that has locked the table, because rows that are read before its end would be stale.
    lock table offers in row exclusive mode;
    perform pg_advisory_xact_lock(22, id) from (select distinct unnest(ids) as id order by id) as in_order;
  end if;
  fresh := array(select row(offer.*)::offers from offers_of(ids) as offer);
  delete from offers where struttura_id = any (ids) and unit_id not in (select unit_id from unnest(fresh));
  insert into offers select * from unnest(fresh)
  on conflict (unit_id) do update set (
    camera_id, citta_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
    least_minimum, most_minimum, nights, regione_id, least_night_cents, pulizie_cents, minimums
  ) = (
    excluded.camera_id, excluded.citta_id, excluded.posti_letto, excluded.letti, excluded.prezzo_notte_cents, excluded.tipi,
    excluded.servizi, excluded.is_guaranteed, excluded.approved_at, excluded.least_minimum, excluded.most_minimum,
    excluded.nights, excluded.regione_id, excluded.least_night_cents, excluded.pulizie_cents, excluded.minimums
  )
  where offers is distinct from excluded;
  delete from listed_homes where struttura_id = any (ids) and struttura_id not in (select struttura_id from unnest(fresh));
  insert into listed_homes
  select home.* from listed_homes_of(ids) as home left join listed_homes as written using (struttura_id)
  where written is distinct from home
  on conflict (struttura_id) do update set (
    citta_id, regione_id, prezzo_notte_cents, letti, approved_at, least_night_cents, map_x, map_y
  ) = (
    excluded.citta_id, excluded.regione_id, excluded.prezzo_notte_cents, excluded.letti, excluded.approved_at,
    excluded.least_night_cents, excluded.map_x, excluded.map_y
  );
end $$;

do $$
declare
  ids integer[];
begin
  for ids in select array_agg(id) from strutture group by id / 5000 order by id / 5000 loop
    perform refresh_offers(ids);
  end loop;
end $$;
