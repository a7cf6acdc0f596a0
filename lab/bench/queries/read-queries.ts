import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '../../../src/kernel/calendar-date.ts';
import { readCriteria, type CriteriaAddress } from '../../../src/search/rules/read-criteria.ts';
import { type ChosenCriteria, criteriaOf } from '../../../src/search/rules/chosen-criteria.ts';
import { AROUND_KM } from '../../../src/search/rules/parse-place.ts';
import { TOURIST_AREAS } from '../../../src/search/server/text-service.ts';
import { indexPlaces } from '../../../src/search/rules/index-places.ts';
import type { PlaceFacts } from '../../../src/search/rules/place-facts.ts';
import type { Scope, SearchCriteria } from '../../../src/search/rules/search-criteria.ts';

/** A query as somebody has it: what they type, what they mean by it, and what they choose beside it. */
export type RealQuery = {
  typed: string;
  chosen: ChosenCriteria;
  /** What is asked in all, its words aside. */
  meant: SearchCriteria;
  words: string[][];
  pages: number;
};

/** Arrivals and departures by name, as month and day: the next ones after `today`. */
const STAYS: Record<string, readonly [string, string]> = {
  natale: ['12-24', '12-27'],
  capodanno: ['12-30', '01-02'],
  epifania: ['01-04', '01-06'],
  weekend: ['02-12', '02-14'],
  'una-notte': ['03-10', '03-11'],
  pasqua: ['04-02', '04-05'],
  maggio: ['04-30', '05-03'],
  luglio: ['07-10', '07-17'],
  agosto: ['08-01', '08-15'],
  ferragosto: ['08-12', '08-19'],
  mese: ['09-01', '09-29'],
};

function nextDay(monthAndDay: string, after: string): CalendarDate {
  const year = Number(after.slice(0, 4));
  const day = `${year}-${monthAndDay}`;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written as one above
  return (day > after ? day : `${year + 1}-${monthAndDay}`) as CalendarDate;
}

function fieldsOf(text: string): Record<string, string> {
  const fields = text.split(' ').filter((field) => field.includes('='));
  return Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
}

function addressOf(fields: Record<string, string>, today: CalendarDate): CriteriaAddress {
  const { notti, ospiti, tipo, servizi, sicura, ordina, prezzo_min, prezzo_max } = fields;
  const [arrival, departure] = STAYS[notti ?? ''] ?? [];
  const dal = arrival === undefined ? undefined : nextDay(arrival, today);
  const al = departure === undefined || dal === undefined ? undefined : nextDay(departure, dal);
  return { dal, al, ospiti, tipo, servizi, sicura, ordina, prezzo_min, prezzo_max };
}

/** Reads `@siena/SI`, `@livo/CO+livo/TN`, `~pienza/SI`, `@SI`, `@toscana`, `@italia`, `@salento`. */
function readScope(place: string, facts: PlaceFacts): Scope {
  const name = place.slice(1);
  const regione = facts.regioni.find(({ slug }) => slug === name);
  if (regione) return { kind: 'regione', regione_id: regione.id };
  const provincia = facts.province.find(({ sigla }) => sigla === name);
  if (provincia) return { kind: 'provincia', provincia_id: provincia.id };
  if (name === 'italia') return { kind: 'italia' };
  const places = indexPlaces(facts, TOURIST_AREAS);
  const area = places.areaBySlug(name);
  if (area) return { kind: 'citta', citta_ids: area.citta_ids };
  const towns = name.split('+').map((town) => {
    const [slug, sigla] = town.split('/');
    const of = facts.province.find((one) => one.sigla === sigla);
    const found = facts.citta.find((one) => one.slug === slug && one.provincia_id === of?.id);
    if (!found) throw new Error(`${town} is no comune`);
    return found.id;
  });
  return {
    kind: 'citta',
    citta_ids: place.startsWith('~') ? towns.flatMap((id) => places.around(id, AROUND_KM)) : towns,
  };
}

function readLine(line: string, facts: PlaceFacts, today: CalendarDate): RealQuery {
  const [typed = '', rest = ''] = line.split(' > ').length > 1 ? line.split(' > ') : ['', line.replace('> ', '')];
  const [meaning = '', choice = ''] = rest.split(' / ');
  const [place = ''] = meaning.split(' ');
  const [meant, chosen] = [fieldsOf(meaning), fieldsOf(choice)];
  const stated = { ...chosen, ...meant };
  for (const name of ['tipo', 'servizi']) {
    const both = [meant[name], chosen[name]].filter((each) => each !== undefined);
    if (both.length > 0) stated[name] = both.join(',');
  }
  return {
    typed,
    chosen: readCriteria(addressOf(chosen, today), today),
    meant: criteriaOf(readCriteria(addressOf(stated, today), today), readScope(place, facts)),
    words: (meant['testo'] ?? '')
      .split('&')
      .filter(Boolean)
      .map((forms) => forms.split('|')),
    pages: Number(chosen['pagine'] ?? 2),
  };
}

export function readQueries(facts: PlaceFacts, today: CalendarDate): RealQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => readLine(line, facts, today));
}
