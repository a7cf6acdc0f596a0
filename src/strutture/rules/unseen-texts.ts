import { type Line, listChanges } from './list-changes.ts';

type TextChange = {
  /** The texts as an administrator last saw them; `null` if an administrator had seen all texts before this change. */
  seen: readonly Line[] | null;
  before: readonly Line[];
  after: readonly Line[];
  by: 'owner' | 'admin';
};

function seenByAuthor({ before, after }: TextChange, known: readonly Line[]): Line[] {
  const earlier = new Map(before.map(({ key, testo }) => [key, testo]));
  const later = new Map(after.map(({ key, testo }) => [key, testo]));
  const isTouched = ({ key }: Line) => earlier.get(key) !== later.get(key);
  return [...known.filter((line) => !isTouched(line)), ...after.filter(isTouched)];
}

/**
 * Returns the texts as last reviewed, for comparison at the next review, or `null` if they equal the current texts. A text that
 * is changed back counts as reviewed.
 * @example unseenTexts({ seen: null, before: [nome('Casale')], after: [nome('Villa')], by: 'owner' }) // [nome('Casale')]
 */
export function unseenTexts(change: TextChange): readonly Line[] | null {
  const { seen, before, after, by } = change;
  const known = seen ?? before;
  const compared = by === 'admin' ? seenByAuthor(change, known) : known;
  return listChanges(compared, after).length === 0 ? null : compared;
}
