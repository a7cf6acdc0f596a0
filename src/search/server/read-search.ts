import { AppError } from '../../kernel/calls/app-error.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { SearchService } from '../contract.ts';
import type { SearchQuery } from '../list-contract.ts';
import { readSearchQuery } from '../rules/search-query.ts';
import type { Scope, SearchCriteria } from '../rules/search-criteria.ts';
import { readZone } from '../rules/zone.ts';
import { visitorMessages } from '../messages/by-request.ts';

function unknownZone(field: string): AppError {
  const sentence = visitorMessages().searchFaults.zonaSconosciuta;
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { [field]: sentence } });
}

type Places = { locations: LocationsService; search: Pick<SearchService, 'openZone'> };

async function zoneOf(query: SearchQuery, search: Places['search']): Promise<Scope | null> {
  const name = (['zona', 'intorno', 'area', 'ambiente'] as const).find((each) => query[each] !== undefined);
  if (name === undefined) return null;
  const zone = readZone(query);
  const open = zone && (await search.openZone(zone));
  if (open === null) throw unknownZone(name);
  return open.scope;
}

/** Returns the scope of a search. If several towns have the given name, such as Samone, the scope includes all of them. */
async function scopeOf(query: SearchQuery, { locations, search }: Places): Promise<Scope> {
  const zone = await zoneOf(query, search);
  if (zone !== null) return zone;
  const { citta, citta_id, provincia_id, regione_id } = query;
  if (citta_id !== undefined) {
    const places = await Promise.all(citta_id.map((id) => locations.findPlaceOfCitta(id)));
    return { kind: 'citta', citta_ids: [...new Set(places.map((place) => place.citta.id))] };
  }
  if (citta !== undefined) {
    const towns = await locations.findCittaByName(citta);
    const meant = towns.filter((town) => provincia_id === undefined || town.provincia_id === provincia_id);
    return { kind: 'citta', citta_ids: meant.map(({ id }) => id) };
  }
  const regioni = await locations.listRegioni();
  if (provincia_id !== undefined) {
    const province = await Promise.all(regioni.map(({ id }) => locations.listProvince(id)));
    if (!province.flat().some(({ id }) => id === provincia_id)) throw unknownZone('provincia_id');
    return { kind: 'provincia', provincia_id };
  }
  if (regione_id === undefined) return { kind: 'italia' };
  if (!regioni.some(({ id }) => id === regione_id)) throw unknownZone('regione_id');
  return { kind: 'regione', regione_id };
}

/** Reads the search parameters of an API call. Throws `DATI_NON_VALIDI` with a message for each invalid parameter. */
export async function readSearch(query: SearchQuery, today: CalendarDate, places: Places): Promise<SearchCriteria> {
  const reading = readSearchQuery(query, today);
  if (reading.ok) return { ...reading.criteria, scope: await scopeOf(query, places) };
  const campi = Object.fromEntries(
    Object.entries(reading.faults).map(([name, fault]) => [name, visitorMessages().searchFaults[fault]]),
  );
  throw new AppError('DATI_NON_VALIDI', Object.values(campi)[0] ?? '', { campi });
}
