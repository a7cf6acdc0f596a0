import { ALL_TAGS } from '../page-cache/page-store.ts';
import { isPurgeable } from './shared-headers.ts';

type Batch = { due: number; tags: readonly string[] };

/** `settleMs`: from when a tag is heard until it is purged. `maxTags`: beyond so many at once everything is purged. */
type QueueLimits = { settleMs: number; maxTags: number };

/** Tags that wait to be purged; times are milliseconds of any clock. */
export function createPurgeQueue({ settleMs, maxTags }: QueueLimits) {
  let batches: Batch[] = [];

  function merge(merged: readonly Batch[]): string[] {
    const tags = new Set(merged.flatMap((batch) => batch.tags));
    return tags.has(ALL_TAGS) || tags.size > maxTags ? [ALL_TAGS] : [...tags];
  }
  function takeDue(now: number): string[] {
    const due = batches.filter((batch) => batch.due <= now);
    batches = batches.filter((batch) => batch.due > now);
    return merge(due);
  }
  function putBack(tags: readonly string[]): void {
    if (tags.length > 0) batches = [{ due: Number.NEGATIVE_INFINITY, tags }, ...batches];
  }
  return {
    /** Whoever takes them sends them, or puts them back. */
    takeDue,
    putBack,

    add(tags: readonly string[], now: number): void {
      // While nobody takes them, as in an outage, they become one batch, and no larger than a purge of everything.
      putBack(takeDue(now));
      const known = tags.filter(isPurgeable);
      if (known.length > 0) batches.push({ due: now + settleMs, tags: known });
    },

    size: () => batches.reduce((sum, { tags }) => sum + tags.length, 0),

    clear(): void {
      batches = [];
    },
  };
}
