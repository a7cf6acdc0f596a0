import type { FeedChange, FeedRow } from '../src/calendar/rules/feed.ts';

export function applyFeedChange(rows: readonly FeedRow[], change: FeedChange): FeedRow[] {
  const removed = new Set(change.remove);
  const updated = new Map(change.update.map((row) => [row.id, row]));
  const next = 1 + Math.max(0, ...rows.map((row) => row.id));
  const inserted = change.insert.map((row, index) => ({ ...row, id: next + index }));
  return [...rows.filter((row) => !removed.has(row.id)).map((row) => updated.get(row.id) ?? row), ...inserted];
}
