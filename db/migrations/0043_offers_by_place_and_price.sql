-- Where a home is shown, for maps and for homes near by, and how little a night of it can cost, for the cheapest of flexible dates.

alter table offers
  add column map_x double precision not null default 0,
  add column map_y double precision not null default 0,
  add column least_night_cents integer not null default 0,
  add column pulizie_cents integer not null default 0;

comment on column offers.map_x is 'Where visitors are shown the home, as Web Mercator draws it: degrees to the east.';
comment on column offers.map_y is 'The same to the north, in degrees of the equator: near homes have the distances of the map.';
comment on column offers.least_night_cents is 'The least that any night to come costs, of the year, a season or a weekend.';
comment on column offers.pulizie_cents is 'What a stay costs beside its nights.';

-- `src/strutture/rules/shown-place.ts`, but for its shift of at most 110 m: what is not exact stands in the middle of its square of 480 m.
create function shown_place(
  lat double precision, lon double precision, is_exact boolean, out map_x double precision, out map_y double precision
) language sql immutable parallel safe as $$
  select case when is_exact then lon else (floor(lon / width) + 0.5) * width end,
    degrees(ln(tan(pi() / 4 + radians(case when is_exact then lat else middle end) / 2)))
  from (select 480 / 111320.0::double precision as side) as square,
    lateral (select (floor(lat / side) + 0.5) * side as middle) as across,
    lateral (select side / cos(radians(middle)) as width) as along
$$;

create or replace function offers_of(ids integer[]) returns setof offers language sql stable as $$
  select units.id, strutture.id, units.camera_id, citta_id,
    case when tipo_prenotazione = 'casa_vacanza' then strutture.posti_letto else coalesce(camere.posti_letto, 0) end,
    strutture.posti_letto, strutture.prezzo_notte_cents, tipi_bits(tipo_struttura), servizi_bits(strutture.servizi),
    coalesce(stripe_account_id, '') <> '' and stripe_onboarding_completed, approved_at,
    coalesce(rates.of_year, 1), least(coalesce(rates.of_year, 1), rates.least), greatest(coalesce(rates.of_year, 1), rates.most),
    night_bits(taken.nights), province.regione_id, shown.map_x, shown.map_y,
    least(coalesce(camere.prezzo_notte_cents, strutture.prezzo_notte_cents), rates.least_cents),
    case when servizio_pulizie then prezzo_pulizie_cents else 0 end
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  join units on units.struttura_id = strutture.id
  left join camere on camere.id = units.camera_id
  cross join lateral shown_place(
    strutture.lat, strutture.lon, has_own_point and not posizione_approssimativa
  ) as shown
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
      max(soggiorno_minimo) filter (where period is not null) as most,
      min(least(tariffe.prezzo_notte_cents, tariffe.prezzo_weekend_cents))
        filter (where period is null or period && daterange(current_date - 2, null)) as least_cents
    from tariffe
    where tariffe.struttura_id = strutture.id
      and (tariffe.camera_id = units.camera_id or (tariffe.camera_id is null and units.camera_id is null))
  ) as rates
  where strutture.id = any (ids) and strutture.status = 'approvata' and case
    when tipo_prenotazione = 'casa_vacanza' then units.camera_id is null
    when units.camera_id is null then
      not exists (select from camere as other where other.struttura_id = strutture.id and other.disponibile)
    else camere.disponibile
  end
$$;

create or replace function refresh_offers(ids integer[]) returns void language plpgsql as $$
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
    soggiorno_minimo, least_minimum, most_minimum, nights, regione_id, map_x, map_y, least_night_cents, pulizie_cents
  ) = (
    excluded.camera_id, excluded.citta_id, excluded.posti_letto, excluded.letti, excluded.prezzo_notte_cents, excluded.tipi,
    excluded.servizi, excluded.is_guaranteed, excluded.approved_at, excluded.soggiorno_minimo, excluded.least_minimum,
    excluded.most_minimum, excluded.nights, excluded.regione_id, excluded.map_x, excluded.map_y, excluded.least_night_cents,
    excluded.pulizie_cents
  )
  where offers is distinct from excluded;
end $$;

create or replace function search_follows_update() returns trigger language plpgsql as $$
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
        new_rows.stripe_onboarding_completed, new_rows.approved_at, new_rows.lat, new_rows.lon, new_rows.has_own_point,
        new_rows.posizione_approssimativa, new_rows.prezzo_pulizie_cents)
      is distinct from (old_rows.tipo_prenotazione, old_rows.posti_letto, old_rows.prezzo_notte_cents, old_rows.stripe_account_id,
        old_rows.stripe_onboarding_completed, old_rows.approved_at, old_rows.lat, old_rows.lon, old_rows.has_own_point,
        old_rows.posizione_approssimativa, old_rows.prezzo_pulizie_cents)
      and new_rows.status = 'approvata'
  ), false);
  return null;
end $$;

drop index offers_of_place, offers_of_regione;
do $$
declare
  ids integer[];
begin
  for ids in
    select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000
  loop
    delete from offers where struttura_id = any (ids);
    insert into offers select * from offers_of(ids);
  end loop;
end $$;
alter table offers
  alter column map_x drop default,
  alter column map_y drop default,
  alter column least_night_cents drop default,
  alter column pulizie_cents drop default;

create index offers_of_place on offers (citta_id, struttura_id) include (
  camera_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  soggiorno_minimo, least_minimum, most_minimum, nights, least_night_cents, pulizie_cents
);
create index offers_of_regione on offers (regione_id, struttura_id) include (
  camera_id, posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  soggiorno_minimo, least_minimum, most_minimum, nights, least_night_cents, pulizie_cents
);
-- What a map shows, and the nearest homes first.
create index offers_on_map on offers using gist (point(map_x, map_y));
-- The cheapest of flexible dates, of wide lists: no stay costs less than so many of its cheapest nights.
create index offers_by_least_night on offers (least_night_cents, struttura_id);
