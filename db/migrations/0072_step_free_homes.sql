-- Homes without a step to the door, and homes that do not say how many there are, are found like those with a service: a bit in the
-- column that every index of offers has already.

create function gradini_bits(gradini smallint) returns integer language sql immutable parallel safe as $$
  select case when gradini is null then 1 << 28 when gradini = 0 then 1 << 27 else 0 end
$$;

comment on column offers.servizi is 'Bits in the order of servizi_list: the first service is 1. Above them gradini_bits: 2^27, no step to the door; 2^28, not stated.';

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
        new_rows.posizione_approssimativa, new_rows.prezzo_pulizie_cents, new_rows.gradini)
      is distinct from (old_rows.tipo_prenotazione, old_rows.posti_letto, old_rows.prezzo_notte_cents, old_rows.stripe_account_id,
        old_rows.stripe_onboarding_completed, old_rows.approved_at, old_rows.lat, old_rows.lon, old_rows.has_own_point,
        old_rows.posizione_approssimativa, old_rows.prezzo_pulizie_cents, old_rows.gradini)
      and new_rows.status = 'approvata'
  ), false);
  return null;
end $$;

update offers set servizi = offers.servizi | gradini_bits(strutture.gradini)
from strutture where strutture.id = offers.struttura_id and gradini_bits(strutture.gradini) <> 0;
