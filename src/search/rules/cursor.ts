import { ABOVE_IDS, type ListOrder, type CursorRow } from './list-order.ts';
import type { Ordine } from './search-criteria.ts';

/** A home that a page is turned at, in the order that its list has. The rotation of a day begins at `rotationStart` on the days after it too. */
export type Cursor = ListOrder & { cursorRow: CursorRow };

const LETTERS: Record<Ordine, string> = { giorno: 'g', prezzo: 'p', posti: 'l', recenti: 'r' };
const SHAPE = /^([gplr])([0-9a-z]{1,6})-([0-9a-z]{1,11})-([0-9a-z]{1,6})$/;
const RADIX = 36;

/** @example writeCursor({ ordina: 'prezzo', rotationStart: 0, cursorRow: { id: 71, value: 9500 } }) // 'p0-7bw-1z' */
export function writeCursor({ ordina, rotationStart, cursorRow }: Cursor): string {
  const numbers = [rotationStart, cursorRow.value, cursorRow.id].map((number) => number.toString(RADIX));
  return LETTERS[ordina] + numbers.join('-');
}

function isCursor({ ordina, rotationStart, cursorRow }: Cursor): boolean {
  const isKnown =
    rotationStart < ABOVE_IDS && cursorRow.id >= 1 && cursorRow.id < ABOVE_IDS && Number.isSafeInteger(cursorRow.value);
  return isKnown && (ordina === 'giorno' ? cursorRow.value === 0 : rotationStart === 0);
}

/** `null` for a cursor of another order, too. @example readCursor('p0-7bw-1z', 'prezzo')?.cursorRow // { id: 71, value: 9500 } */
export function readCursor(text: string, ordina: Ordine): Cursor | null {
  const [, letter, ...numbers] = SHAPE.exec(text) ?? [];
  if (letter !== LETTERS[ordina]) return null;
  const [rotationStart = 0, value = 0, id = 0] = numbers.map((number) => Number.parseInt(number, RADIX));
  const cursor = { ordina, rotationStart, cursorRow: { id, value } };
  return isCursor(cursor) && writeCursor(cursor) === text ? cursor : null;
}
