import { formatShortDate } from '../../kernel/dates/calendar-date.ts';
import type { ParsedText } from '../contract.ts';
import { openZone } from '../rules/open-zone.ts';
import type { PlaceIndex } from '../rules/place-index.ts';
import { sharedName } from '../rules/shared-name.ts';
import { kindOfPoint, type Zone } from '../rules/zone.ts';
import { visitorMessages } from '../../stay/messages/by-request.ts';
import { visitorMessages as struttureVisitorMessages } from '../../strutture/messages/by-request.ts';
import { visitorMessages as searchVisitorMessages } from '../messages/by-request.ts';

function zoneWords(zone: Zone, places: PlaceIndex): string {
  const open = openZone(zone, places);
  if (open === null || zone.kind === 'riquadro') return '';
  if (zone.kind === 'area') return open.nome;
  if (zone.kind === 'punto')
    return searchVisitorMessages().withinKmOfPointTitle(zone.km, open.nome, kindOfPoint(zone.punto));
  if (zone.kind === 'intorno') return searchVisitorMessages().withinKmTitle(zone.km, open.nome);
  return [searchVisitorMessages().environmentNames[zone.ambiente], open.dove].filter(Boolean).join(' ');
}

function placeWords({ zone, homonyms, several, criteria: { scope } }: ParsedText, places: PlaceIndex): string {
  if (several !== null) return searchVisitorMessages().elsewhereTitle(several);
  if (zone !== null) return zoneWords(zone, places);
  if (homonyms[0]) return sharedName(homonyms.map(({ nome }) => nome)) || homonyms[0].nome;
  switch (scope.kind) {
    case 'regione':
      return places.describe({ kind: 'regione', id: scope.regione_id }).nome;
    case 'provincia':
      return places.describe({ kind: 'provincia', id: scope.provincia_id }).nome;
    case 'citta': {
      const [id, ...more] = scope.citta_ids;
      return id === undefined || more.length > 0 ? '' : places.describe({ kind: 'citta', id }).nome;
    }
    case 'italia':
    case 'riquadro':
      return '';
  }
}

function priceWords({ prezzo_min, prezzo_max }: ParsedText['criteria']): string {
  if (prezzo_min !== null && prezzo_max !== null) return searchVisitorMessages().priceBetween(prezzo_min, prezzo_max);
  if (prezzo_min !== null) return searchVisitorMessages().priceFrom(prezzo_min);
  return prezzo_max === null ? '' : searchVisitorMessages().priceUpTo(prezzo_max);
}

function dateWords({ stay, flexible }: ParsedText['criteria']): string {
  if (flexible) return visitorMessages().flexibleStayLabel(flexible);
  return stay ? `${formatShortDate(stay.check_in)} – ${formatShortDate(stay.check_out)}` : '';
}

/**
 * Describes how a query was understood. `isCombination` is true if the query has several criteria or places, and `isPlace` if it
 * only names places.
 */
export function understoodWords(
  parsed: ParsedText,
  places: PlaceIndex,
): { nome: string; isCombination: boolean; isPlace: boolean } {
  const { criteria } = parsed;
  const { testo, tipi, servizi, guests, gradini } = criteria;
  const place = placeWords(parsed, places);
  const parts = [
    place,
    ...tipi.map((tipo) => struttureVisitorMessages().listingTypeNames[tipo]),
    guests > 1 ? visitorMessages().guestCount(guests) : '',
    ...servizi.map(struttureVisitorMessages().nameOfService),
    gradini === null ? '' : searchVisitorMessages().stepFilterOptions[gradini],
    dateWords(criteria),
    priceWords(criteria),
    criteria.ordina === 'prezzo' ? searchVisitorMessages().cheapestFirst : '',
    testo === '' ? '' : searchVisitorMessages().quotedText(testo),
  ].filter((part) => part !== '');
  const isPlace = place !== '' && parts.length === 1;
  return { nome: parts.join(' · '), isCombination: parts.length > 1 || (isPlace && parsed.several !== null), isPlace };
}
