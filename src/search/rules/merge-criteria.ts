import type { ChosenCriteria } from './chosen-criteria.ts';
import type { SearchCriteria } from './search-criteria.ts';

type StatedCriteria = Pick<SearchCriteria, 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay'> &
  Partial<Pick<SearchCriteria, 'flexible' | 'prezzo_min' | 'prezzo_max'>>;

/** Types and services of both; guests, dates, flexible dates and prices of the words where none were chosen. @example mergeCriteria(NO_CRITERIA, understood.criteria) */
export function mergeCriteria(chosen: ChosenCriteria, criteria: StatedCriteria): ChosenCriteria {
  const { stay } = chosen;
  const isOpen = stay.selection.kind === 'empty' && stay.flexible === null;
  const said = isOpen ? criteria.stay : null;
  const isAnyPrice = chosen.prezzo_min === null && chosen.prezzo_max === null;
  const { prezzo_min = null, prezzo_max = null } = isAnyPrice ? criteria : chosen;
  return {
    ...chosen,
    testo: criteria.testo,
    tipi: [...new Set([...chosen.tipi, ...criteria.tipi])],
    servizi: [...new Set([...chosen.servizi, ...criteria.servizi])],
    prezzo_min,
    prezzo_max,
    stay: {
      ...stay,
      guests: stay.guests > 1 ? stay.guests : criteria.guests,
      selection: said ? { kind: 'stay', ...said } : stay.selection,
      flexible: isOpen && said === null ? (criteria.flexible ?? null) : stay.flexible,
    },
  };
}
