import { formatShortDate } from '../../kernel/calendar-date.ts';
import { flexibleMessages } from '../../stay/flexible-messages.it.ts';
import { stayMessages } from '../../stay/messages.it.ts';
import { struttureMessages } from '../../strutture/messages.it.ts';
import type { ParsedText } from '../contract.ts';
import { searchPageMessages } from '../page-messages.it.ts';
import { openZone } from '../rules/open-zone.ts';
import type { PlaceIndex } from '../rules/place-index.ts';
import type { Zone } from '../rules/zone.ts';

function zoneWords(zone: Zone, places: PlaceIndex): string {
  const open = openZone(zone, places);
  if (open === null || zone.kind === 'riquadro') return '';
  if (zone.kind === 'area') return open.nome;
  if (zone.kind === 'intorno') return searchPageMessages.entro(zone.km, open.nome);
  return [searchPageMessages.ambienti[zone.ambiente], open.dove].filter(Boolean).join(' ');
}

function placeWords({ zone, homonyms, criteria: { scope } }: ParsedText, places: PlaceIndex): string {
  if (zone !== null) return zoneWords(zone, places);
  if (homonyms[0]) return homonyms[0].nome;
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
  if (prezzo_min !== null && prezzo_max !== null) return searchPageMessages.traPrezzi(prezzo_min, prezzo_max);
  if (prezzo_min !== null) return searchPageMessages.da(prezzo_min);
  return prezzo_max === null ? '' : searchPageMessages.fino(prezzo_max);
}

function dateWords({ stay, flexible }: ParsedText['criteria']): string {
  if (flexible) return flexibleMessages.label(flexible);
  return stay ? `${formatShortDate(stay.check_in)} – ${formatShortDate(stay.check_out)}` : '';
}

/**
 * What was read of a whole wish, in few words, so that somebody sees it before the list comes: 'Sicilia · 6 ospiti · Piscina'. `null` of
 * one thing alone: its words say as much.
 */
export function understoodWords(parsed: ParsedText, places: PlaceIndex): string | null {
  const { criteria } = parsed;
  const { testo, tipi, servizi, guests } = criteria;
  const parts = [
    placeWords(parsed, places),
    ...tipi.map((tipo) => struttureMessages.tipi[tipo]),
    guests > 1 ? stayMessages.guests(guests) : '',
    ...servizi,
    dateWords(criteria),
    priceWords(criteria),
    testo === '' ? '' : searchPageMessages.parole(testo),
  ].filter((part) => part !== '');
  return parts.length < 2 ? null : parts.join(' · ');
}
