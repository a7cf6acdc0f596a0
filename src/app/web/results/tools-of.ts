import { paths } from '../../../kernel/pages/paths.ts';
import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { MOST_TOWNS, NO_FILTERS, type Ordine } from '../../../search/rules/search-criteria.ts';
import { criteriaQuery, joinQuery } from '../../../search/rules/write-criteria.ts';
import { writeZone } from '../../../search/rules/zone.ts';
import type { FilterChip, FilterPill, ResultsTools } from '../../../search/web/results.ts';
import { listQuery } from '../../../stay/rules/list-address.ts';
import type { Servizio } from '../../../strutture/rules/servizi.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { filtersOf } from './filters-of.ts';
import { partsOfZone } from './parts-of-zone.ts';
import { hrefOf } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ResultsRequest } from './results-request.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

const PILL_SERVICES: readonly { servizio: Servizio; label: string; icon: IconName }[] = [
  { servizio: 'Prima Colazione Inclusa', label: searchMessages.breakfastLabel, icon: 'coffee' },
  { servizio: 'Pet Friendly', label: struttureMessages.nameOfService('Pet Friendly'), icon: 'paw-print' },
];

function pillsOf({ base, chosen }: ResultsRequest): FilterPill[] {
  const services = PILL_SERVICES.map(({ servizio, label, icon }) => {
    const isOn = chosen.servizi.includes(servizio);
    const servizi = isOn ? chosen.servizi.filter((each) => each !== servizio) : [...chosen.servizi, servizio];
    return { label, icon, isOn, href: hrefOf(base, { ...chosen, servizi }) };
  });
  const sicura = hrefOf(base, { ...chosen, sicura: !chosen.sicura });
  return [{ label: 'Sicura', icon: 'shield-check', isOn: chosen.sicura, href: sicura }, ...services];
}

/** Returns whether the title and the search box already name the zone, so that it needs no chip. */
function isPlace({ zone }: ResultsRequest): boolean {
  if (zone?.zone.kind === 'area') return true;
  return zone?.zone.kind === 'ambiente' && zone.zone.inside === null && zone.zone.dove === '';
}

function zoneChips(request: ResultsRequest): FilterChip[] {
  const { chosen, zone, isMap } = request;
  if (isPlace(request)) return [];
  return partsOfZone(zone ?? null).map(({ label, base }) => ({
    label,
    href: hrefOf(viewedBase(base, isMap), chosen),
    isPill: false,
  }));
}

/** Returns the filter chips. Omits the stay, which has a separate pill, and text that was interpreted as a place. */
function chipsOf(request: ResultsRequest): FilterChip[] {
  const { base, chosen, criteria } = request;
  const pillServices = new Set<string>(['Sicura', ...PILL_SERVICES.map(({ servizio }) => servizio)]);
  const chips = filtersOf(chosen)
    .filter(({ kind }) => (kind === 'testo' ? criteria.testo !== '' : kind !== 'stay'))
    .map(({ label, servizio = label, drop }) => ({
      label,
      href: hrefOf(base, drop(chosen)),
      isPill: pillServices.has(servizio),
    }));
  return [...zoneChips(request), ...chips];
}

/** Returns the place as API parameters, or `null` if it consists of more towns than the parameters accept. */
export function scopeQuery({ scope, zone }: Pick<ResultsRequest, 'scope' | 'zone'>): string | null {
  if (zone) return writeZone(zone.zone);
  switch (scope.kind) {
    case 'italia':
      return '';
    case 'regione':
      return `regione_id=${scope.regione_id}`;
    case 'provincia':
      return `provincia_id=${scope.provincia_id}`;
    case 'riquadro':
      return writeZone(scope);
    case 'citta':
      return scope.citta_ids.length <= MOST_TOWNS ? `citta_id=${scope.citta_ids.join(',')}` : null;
  }
}

function filtersBase({ dove, zone, isMap }: ResultsRequest): string {
  const place = zone ? writeZone(zone.zone) : dove && `dove=${dove}`;
  return viewedBase(joinQuery(paths.filtri, place && `?${place}`), isMap);
}

function clearHrefOf(request: ResultsRequest): string | null {
  const { base, chosen, criteria, zone, isMap } = request;
  const filters = filtersOf({ ...chosen, testo: criteria.testo }).filter(({ kind }) => kind !== 'stay');
  if (zoneChips(request).length + filters.length < 2) return null;
  return hrefOf(zone && !isPlace(request) ? viewedBase(paths.cerca, isMap) : base, {
    ...chosen,
    ...NO_FILTERS,
    testo: '',
  });
}

export function isFiltered(chosen: ChosenCriteria): boolean {
  return filtersOf(chosen).some(({ kind }) => kind !== 'stay');
}

export function toolsOf(request: ResultsRequest): ResultsTools {
  const { base, chosen, criteria, text, isMap } = request;
  return {
    chosen,
    base,
    beside: criteriaQuery({ ...chosen, stay: NO_CRITERIA.stay }),
    stay: listQuery(chosen.stay),
    text,
    pills: pillsOf(request),
    chips: chipsOf(request),
    activeCount: filtersOf(chosen).filter(({ kind }) => kind !== 'stay' && kind !== 'testo').length,
    clearHref: clearHrefOf(request),
    kept: criteriaQuery({ ...chosen, testo: '' }, isMap ? { vista: 'mappa' } : {}),
    filtersHref: hrefOf(filtersBase(request), chosen),
    // If the search interpreted the text differently, the next page parses it again, so the results cannot be counted in advance.
    countQuery: criteria.testo === chosen.testo ? scopeQuery(request) : null,
    orders: ordersOf(base, chosen),
  };
}

function ordersOf(base: string, chosen: ChosenCriteria): Record<Ordine, string> {
  const to = (ordina: Ordine) => hrefOf(base, { ...chosen, ordina });
  return { giorno: to('giorno'), prezzo: to('prezzo'), posti: to('posti'), recenti: to('recenti') };
}
