export type Selection = ReadonlySet<number>;

/** @example toggleOne(new Set([1, 2]), 2) // Set { 1 } */
export function toggleOne(selected: Selection, id: number): Selection {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Selects the items from the anchor to `id`, or only `id` if the anchor is not listed.
 * @example selectRange({ ids: [7, 5, 9, 4], selected: new Set([9]), anchor: 7, id: 5 }) // Set { 9, 7, 5 }
 */
export function selectRange({
  ids,
  selected,
  anchor,
  id,
}: {
  ids: readonly number[];
  selected: Selection;
  anchor: number | null;
  id: number;
}): Selection {
  const end = ids.indexOf(id);
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const start = from === -1 ? end : from;
  return new Set([...selected, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/**
 * Drops unlisted items, so that a decision never affects items that are not visible.
 * @example stillListed([7, 5], new Set([5, 12])) // [5]
 */
export function stillListed(ids: readonly number[], selected: Selection): number[] {
  return ids.filter((id) => selected.has(id));
}
