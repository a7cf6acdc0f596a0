import { type Line, listChanges } from './list-changes.ts';

type TextChange = {
  /** As an administrator saw the texts last; `null`: as they stood before this change. */
  seen: readonly Line[] | null;
  before: readonly Line[];
  after: readonly Line[];
  by: 'owner' | 'admin';
};

/** The texts that were seen, with those that an administrator has just written or approved in their place. */
function seenByAuthor({ before, after }: TextChange, known: readonly Line[]): Line[] {
  const earlier = new Map(before.map(({ key, testo }) => [key, testo]));
  const later = new Map(after.map(({ key, testo }) => [key, testo]));
  const isTouched = ({ key }: Line) => earlier.get(key) !== later.get(key);
  return [...known.filter((line) => !isTouched(line)), ...after.filter(isTouched)];
}

/**
 * The texts with which those of a published home are compared after a change, or `null` where an administrator has seen all that stands.
 * Texts that go back to the seen ones are seen; what an administrator changes, they have seen.
 * @example unseenTexts({ seen: null, before: [nome('Casale')], after: [nome('Villa')], by: 'owner' }) // [nome('Casale')]
 */
export function unseenTexts(change: TextChange): readonly Line[] | null {
  const { seen, before, after, by } = change;
  const known = seen ?? before;
  const compared = by === 'admin' ? seenByAuthor(change, known) : known;
  return listChanges(compared, after).length === 0 ? null : compared;
}
