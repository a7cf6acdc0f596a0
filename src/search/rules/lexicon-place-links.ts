/** Words after which a place name is expected even if the text already names a place, as in "Rimini o vicino Ricione". */
export const TO_A_PLACE: ReadonlySet<string> = new Set(
  'a ad presso vicino provincia comune dintorni frazione fraz localita loc'.split(' '),
);
const BEFORE_A_PLACE = new Set([...TO_A_PLACE, 'zona', 'in', 'di', 'al', 'alla', 'nel', 'nella']);

/** @example isBeforePlace('zona') // true */
export function isBeforePlace(word = ''): boolean {
  return BEFORE_A_PLACE.has(word);
}
