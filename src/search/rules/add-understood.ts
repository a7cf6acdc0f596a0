import type { ChosenCriteria } from './chosen-criteria.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** What words ask for, wherever that is. */
type StatedCriteria = Pick<SearchCriteria, 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay'>;

/**
 * What was chosen and what was understood of the words beside it: both types and services; guests and dates of the words where none were
 * chosen. `testo`: what is looked for.
 * @example addUnderstood(NO_WISH, { ...understood.wish, guests: 4 }).stay.guests // 4
 */
export function addUnderstood(chosen: ChosenCriteria, wish: StatedCriteria): ChosenCriteria {
  const { stay } = chosen;
  const isStaySaid = stay.selection.kind === 'empty' && wish.stay !== null;
  return {
    ...chosen,
    testo: wish.testo,
    tipi: [...new Set([...chosen.tipi, ...wish.tipi])],
    servizi: [...new Set([...chosen.servizi, ...wish.servizi])],
    stay: {
      ...stay,
      guests: stay.guests > 1 ? stay.guests : wish.guests,
      selection: isStaySaid && wish.stay ? { kind: 'stay', ...wish.stay } : stay.selection,
    },
  };
}
