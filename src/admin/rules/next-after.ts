/**
 * Which one to look at when the one at hand has been decided: the next that stays, else the last before it, else none.
 * @example nextAfter([7, 5, 9], 5, new Set([5])) // 9
 */
export function nextAfter(ids: readonly number[], current: number, leaving: ReadonlySet<number>): number | null {
  const position = ids.indexOf(current);
  const stays = (id: number) => id !== current && !leaving.has(id);
  return ids.slice(position + 1).find(stays) ?? ids.slice(0, Math.max(position, 0)).findLast(stays) ?? null;
}

/**
 * The one before or after the one at hand; at either end it stays, and without one it is the first.
 * @example neighbour([7, 5, 9], 9, 1) // 9
 */
export function neighbour(ids: readonly number[], current: number | null, step: 1 | -1): number | null {
  const position = current === null ? -1 : ids.indexOf(current);
  if (position === -1) return ids[0] ?? current;
  return ids[position + step] ?? current;
}
