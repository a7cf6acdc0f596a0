/** Items that the panel asks for at a time; the calls give up to a hundred. */
export const PAGE_SIZE = 50;

/**
 * Which page of a list to ask for when `known` of its items have been read. Items leave the list as they are decided, so
 * pages are counted by what is still known, never by what was asked for: nothing is skipped, and what comes twice is dropped.
 * @example nextPage(40) // 1, of which ten are new
 */
export function nextPage(known: number, pageSize = PAGE_SIZE): number {
  return Math.floor(known / pageSize) + 1;
}

type Item = { id: number };

/**
 * The items read so far and those of another page: one that came again takes the place of what it was.
 * @example joinPages([{ id: 7 }], [{ id: 7 }, { id: 5 }]) // [{ id: 7 }, { id: 5 }]
 */
export function joinPages<T extends Item>(known: readonly T[], page: readonly T[]): T[] {
  const fresh = new Map(page.map((item) => [item.id, item]));
  const kept = known.map((item) => fresh.get(item.id) ?? item);
  const before = new Set(known.map(({ id }) => id));
  return [...kept, ...page.filter(({ id }) => !before.has(id))];
}
