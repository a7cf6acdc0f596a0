import type { ChosenWish } from './chosen-wish.ts';
import type { Wish } from './wish.ts';

/** What words ask for, wherever that is. */
type Said = Pick<Wish, 'testo' | 'tipi' | 'servizi' | 'guests' | 'stay'>;

/**
 * What was chosen and what was understood of the words beside it: both types and services; guests and dates of the words where none were
 * chosen. `testo`: what is looked for.
 * @example addUnderstood(NO_WISH, { ...understood.wish, guests: 4 }).stay.guests // 4
 */
export function addUnderstood(chosen: ChosenWish, wish: Said): ChosenWish {
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
