import { ABOVE_IDS, type ListOrder, type Spot } from './list-order.ts';
import type { Ordine } from './wish.ts';

/** A home that a page is turned at, in the order that its list has. The ring of a day begins at `anchor` on the days after it too. */
export type Cursor = ListOrder & { spot: Spot };

const LETTERS: Record<Ordine, string> = { giorno: 'g', prezzo: 'p', posti: 'l', recenti: 'r' };
const SHAPE = /^([gplr])([0-9a-z]{1,6})-([0-9a-z]{1,11})-([0-9a-z]{1,6})$/;
const RADIX = 36;

/**
 * A cursor as short text that stays the same in an address.
 * @example writeCursor({ ordina: 'prezzo', anchor: 0, spot: { id: 71, value: 9500 } }) // 'p0-7bw-1z'
 */
export function writeCursor({ ordina, anchor, spot }: Cursor): string {
  const numbers = [anchor, spot.value, spot.id].map((number) => number.toString(RADIX));
  return LETTERS[ordina] + numbers.join('-');
}

function isCursor({ ordina, anchor, spot }: Cursor): boolean {
  const isKnown = anchor < ABOVE_IDS && spot.id >= 1 && spot.id < ABOVE_IDS && Number.isSafeInteger(spot.value);
  return isKnown && (ordina === 'giorno' ? spot.value === 0 : anchor === 0);
}

/**
 * The cursor that a text is, for a list in an order; `null` for anything else, such as a cursor of another order.
 * @example readCursor('p0-7bw-1z', 'prezzo')?.spot // { id: 71, value: 9500 }
 */
export function readCursor(text: string, ordina: Ordine): Cursor | null {
  const [, letter, ...numbers] = SHAPE.exec(text) ?? [];
  if (letter !== LETTERS[ordina]) return null;
  const [anchor = 0, value = 0, id = 0] = numbers.map((number) => Number.parseInt(number, RADIX));
  const cursor = { ordina, anchor, spot: { id, value } };
  return isCursor(cursor) && writeCursor(cursor) === text ? cursor : null;
}
