export const PAGE_SIZE = 50;

/**
 * Computes the next page from the number of known items, because decided items leave the list.
 * @example nextPage(40) // 1, of which ten are new
 */
export function nextPage(known: number, pageSize = PAGE_SIZE): number {
  return Math.floor(known / pageSize) + 1;
}

type Item = { id: number };

/**
 * Appends the new items of a page and replaces known items in place.
 * @example joinPages([{ id: 7 }], [{ id: 7 }, { id: 5 }]) // [{ id: 7 }, { id: 5 }]
 */
export function joinPages<T extends Item>(known: readonly T[], page: readonly T[]): T[] {
  const fresh = new Map(page.map((item) => [item.id, item]));
  const updated = known.map((item) => fresh.get(item.id) ?? item);
  const before = new Set(known.map(({ id }) => id));
  return [...updated, ...page.filter(({ id }) => !before.has(id))];
}

type Counters = { in_attesa: number; approvate: number; rifiutate: number };
export type DecidedItem = { kind: 'approve' | 'reject'; richiesta: 'nuova' | 'modifica' | null };

/**
 * Returns the counters after decisions. A decision on a pending change only shortens the queue.
 * @example countAfter({ in_attesa: 7, approvate: 128, rifiutate: 0 }, [{ kind: 'approve', richiesta: 'nuova' }]) // { in_attesa: 6, approvate: 129, rifiutate: 0 }
 */
export function countAfter<T extends Counters>(counters: T, decided: readonly DecidedItem[]): T {
  const fresh = decided.filter(({ richiesta }) => richiesta === 'nuova');
  const approved = fresh.filter(({ kind }) => kind === 'approve').length;
  return {
    ...counters,
    in_attesa: Math.max(0, counters.in_attesa - decided.length),
    approvate: counters.approvate + approved,
    rifiutate: counters.rifiutate + fresh.length - approved,
  };
}

/**
 * Returns the next remaining item after `current`, otherwise the last one before it.
 * @example nextAfter([7, 5, 9], 5, new Set([5])) // 9
 */
export function nextAfter(ids: readonly number[], current: number, leaving: ReadonlySet<number>): number | null {
  const position = ids.indexOf(current);
  const stays = (id: number) => id !== current && !leaving.has(id);
  return ids.slice(position + 1).find(stays) ?? ids.slice(0, Math.max(position, 0)).findLast(stays) ?? null;
}

/** Returns the adjacent item. If there is no current item, returns the first one. @example neighbour([7, 5, 9], 9, 1) // 9 */
export function neighbour(ids: readonly number[], current: number | null, step: 1 | -1): number | null {
  const position = current === null ? -1 : ids.indexOf(current);
  if (position === -1) return ids[0] ?? current;
  return ids[position + step] ?? current;
}
