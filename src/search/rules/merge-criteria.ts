import type { ChosenCriteria } from './chosen-criteria.ts';
import { type Prices, pricesOfAll } from './price-a-night.ts';
import type { SearchCriteria } from './search-criteria.ts';

type StatedCriteria = Pick<SearchCriteria, 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay'> &
  Partial<Pick<SearchCriteria, 'flexible' | 'prezzo_min' | 'prezzo_max' | 'gradini' | 'ordina'>>;

/**
 * Merges the criteria of a query into the chosen ones. The result has the types and services of both and the text of the query.
 * For all other criteria, the visitor's choice takes precedence.
 * @example mergeCriteria(NO_CRITERIA, understood.criteria)
 */
export function mergeCriteria(
  chosen: ChosenCriteria,
  criteria: StatedCriteria,
  pricePerGuest: Prices | null = null,
): ChosenCriteria {
  const { stay } = chosen;
  const isOpen = stay.selection.kind === 'empty' && stay.flexible === null;
  const textStay = isOpen ? criteria.stay : null;
  const isAnyPrice = chosen.prezzo_min === null && chosen.prezzo_max === null;
  const guests = stay.guests > 1 ? stay.guests : criteria.guests;
  const stated = pricePerGuest === null ? criteria : pricesOfAll(pricePerGuest, guests);
  const { prezzo_min = null, prezzo_max = null } = isAnyPrice ? stated : chosen;
  return {
    ...chosen,
    testo: criteria.testo,
    tipi: [...new Set([...chosen.tipi, ...criteria.tipi])],
    servizi: [...new Set([...chosen.servizi, ...criteria.servizi])],
    prezzo_min,
    prezzo_max,
    gradini: chosen.gradini ?? criteria.gradini ?? null,
    ordina: chosen.ordina === 'giorno' ? (criteria.ordina ?? 'giorno') : chosen.ordina,
    stay: {
      ...stay,
      guests,
      selection: textStay ? { kind: 'stay', ...textStay } : stay.selection,
      flexible: isOpen && textStay === null ? (criteria.flexible ?? null) : stay.flexible,
    },
  };
}
