import type { ChosenCriteria } from './chosen-criteria.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** What words ask for, wherever that is. */
type StatedCriteria = Pick<SearchCriteria, 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay'>;

/**
 * What was chosen and what was understood of the words beside it: both types and services; guests and dates of the words where none were
 * chosen. `testo`: what is looked for.
 * @example addUnderstood(NO_CRITERIA, { ...understood.criteria, guests: 4 }).stay.guests // 4
 */
export function mergeCriteria(chosen: ChosenCriteria, criteria: StatedCriteria): ChosenCriteria {
  const { stay } = chosen;
  const isStaySaid = stay.selection.kind === 'empty' && criteria.stay !== null;
  return {
    ...chosen,
    testo: criteria.testo,
    tipi: [...new Set([...chosen.tipi, ...criteria.tipi])],
    servizi: [...new Set([...chosen.servizi, ...criteria.servizi])],
    stay: {
      ...stay,
      guests: stay.guests > 1 ? stay.guests : criteria.guests,
      selection: isStaySaid && criteria.stay ? { kind: 'stay', ...criteria.stay } : stay.selection,
    },
  };
}
