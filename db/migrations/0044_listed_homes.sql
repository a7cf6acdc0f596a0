-- A list by price, beds or age reads the homes that it shows and no others, and a season's shortest stay stands in the offer.

-- What lists are ordered by and maps show, a row for each home: a sale changes none of it, and rewrites no index of it.
create table listed_homes (
  struttura_id integer primary key references strutture (id) on delete cascade,
  citta_id integer not null,
  regione_id smallint not null,
  prezzo_notte_cents integer not null,
  letti smallint not null,
  approved_at timestamptz not null,
  least_night_cents integer not null,
  map_x double precision not null,
  map_y double precision not null
);

comment on table listed_homes is 'What lists of approved strutture are ordered by, and where maps show them, for searches. Derived.';
comment on column listed_homes.least_night_cents is 'The least that any night to come costs, of any of its offers.';
comment on column listed_homes.map_x is 'Where visitors are shown the home, as Web Mercator draws it: degrees to the east.';
comment on column listed_homes.map_y is 'The same to the north, in degrees of the equator: near homes have the distances of the map.';

-- The homes of a town in each order, each looked at until a page is full.
create index listed_homes_of_citta_by_price on listed_homes (citta_id, prezzo_notte_cents, struttura_id);
create index listed_homes_of_citta_by_beds on listed_homes (citta_id, letti desc, struttura_id);
create index listed_homes_of_citta_by_age on listed_homes (citta_id, approved_at desc, struttura_id desc);
create index listed_homes_of_citta_by_least_night on listed_homes (citta_id, least_night_cents, struttura_id);
-- Of all Italy; a region's and a province's are told apart in the index.
create index listed_homes_by_price on listed_homes (prezzo_notte_cents, struttura_id, regione_id, citta_id);
create index listed_homes_by_beds on listed_homes (letti desc, struttura_id, regione_id, citta_id);
create index listed_homes_by_age on listed_homes (approved_at desc, struttura_id desc, regione_id, citta_id);
create index listed_homes_by_least_night on listed_homes (least_night_cents, struttura_id, regione_id, citta_id);
create index listed_homes_on_map on listed_homes using gist (point(map_x, map_y));

-- How many nights an arrival asks for, as steps: from a day on (counted from 2026-01-01) so many nights, in one number each,
-- day * 128 + nights. The first step is the year's, from before all seasons on.
create function minimum_steps(struttura integer, camera integer, of_year integer) returns integer[]
language sql stable as $$
  with season as (
    select lower(period) - date '2026-01-01' as first, upper(period) - date '2026-01-01' as after, soggiorno_minimo as nights
    from tariffe
    where struttura_id = struttura and camera_id is not distinct from camera and soggiorno_minimo is not null
      and period && daterange(current_date - 2, null)
  )
  select array_agg(day * 128 + nights order by day) from (
    select -3000 as day, of_year as nights
    union all select first, nights from season
    union all select after, of_year from season where after not in (select first from season)
  ) as step
$$;

drop index offers_of_place, offers_of_regione, offers_by_price, offers_by_beds, offers_by_age, offers_by_least_night, offers_on_map;
drop index tariffe_minimum;
truncate offers;
alter table offers
  drop column soggiorno_minimo,
  drop column map_x,
  drop column map_y,
  add column minimums integer[];

comment on column offers.least_minimum is 'The least that any arrival to come asks for; most_minimum the most: between the two the season of the arrival decides.';
comment on column offers.minimums is 'Steps of minimum_steps, where arrivals to come ask for different numbers of nights.';

create or replace function offers_of(ids integer[]) returns setof offers language sql stable as $$
  select units.id, strutture.id, units.camera_id, citta_id,
    case when tipo_prenotazione = 'casa_vacanza' then strutture.posti_letto else coalesce(camere.posti_letto, 0) end,
    strutture.posti_letto, strutture.prezzo_notte_cents, tipi_bits(tipo_struttura), servizi_bits(strutture.servizi),
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

-- Follows from the offers that are written, and from where the home lies.
create function listed_homes_of(ids integer[]) returns setof listed_homes language sql stable as $$
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

-- Its plans are made once for each connection: those of a sale's one home took longer to be made, each time, than to be run.
create or replace function refresh_offers(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
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

-- What is there already, a few thousand at a time: a plan for a million at once would be another one.
do $$
declare
  ids integer[];
begin
  for ids in
    select array_agg(id) from strutture where status = 'approvata' group by id / 5000 order by id / 5000
  loop
    insert into offers select * from offers_of(ids);
  end loop;
end $$;

create index offers_of_place on offers (citta_id, struttura_id) include (
  posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  least_minimum, most_minimum, minimums, nights, least_night_cents, pulizie_cents
);
create index offers_of_regione on offers (regione_id, struttura_id) include (
  posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  least_minimum, most_minimum, minimums, nights, least_night_cents, pulizie_cents
);
insert into listed_homes select * from listed_homes_of(array(select distinct struttura_id from offers));
