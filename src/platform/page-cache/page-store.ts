import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

export type PageCounters = {
  hits: number;
  misses: number;
  bypasses: number;
  stores: number;
  drops: number;
  stale: number;
  entries: number;
  bytes: number;
};

/** A page with `rightAt` was rendered during an outage, so it is never served as current. */
type StoredPage = {
  page: CachedPage;
  tags: readonly string[];
  asOf: number;
  rightAt?: number;
  until: number;
  staleUntil: number;
};

const usableUntil = ({ rightAt, until, staleUntil }: StoredPage) => (rightAt === undefined ? until : staleUntil);

export type StalePage = { page: CachedPage; ageSeconds: number };

const MS = 1000;

const MAX_BYTES = 48 * 1024 * 1024;
/** Maximum share of the cache for one page, because a larger page would evict too many others. */
const MAX_SHARE = 1 / 16;
export const ALL_TAGS = 'all';
/** Retention of recent changes in ms. Pages that take longer to render are not cached. */
const REMEMBERED_MS = 30_000;

function createTagIndex() {
  const tagged = new Map<string, Set<string>>();
  return {
    of: (tag: string): string[] => Array.from(tagged.get(tag) ?? []),
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) tagged.set(tag, (tagged.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = tagged.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) tagged.delete(tag);
      }
    },
  };
}

function createRecentChanges(now: () => number) {
  const changedAt = new Map<string, number>();
  let gapAt = Number.NEGATIVE_INFINITY;
  return {
    noteGap(): void {
      gapAt = now();
    },
    isBeforeGap: (since: number) => since <= gapAt,
    note(tags: readonly string[]): void {
      const at = now();
      for (const tag of tags) {
        // Moves the tag to the end, so that the map remains sorted by time.
        changedAt.delete(tag);
        changedAt.set(tag, at);
      }
      for (const [tag, then] of changedAt) {
        if (then > at - REMEMBERED_MS) break;
        changedAt.delete(tag);
      }
    },
    hasChanged(tags: readonly string[], since: number): boolean {
      if (since <= gapAt || since <= now() - REMEMBERED_MS) return true;
      return [ALL_TAGS, ...tags].some((tag) => (changedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= since);
    },
  };
}

const NOTHING = { hits: 0, misses: 0, bypasses: 0, stores: 0, drops: 0, stale: 0 };

function staleOf(stored: StoredPage | undefined, now: number): StalePage | null {
  if (stored === undefined || stored.staleUntil <= now) return null;
  return { page: stored.page, ageSeconds: (now - (stored.rightAt ?? stored.asOf)) / MS };
}

export type PageStore = ReturnType<typeof createPageStore>;

function openMemory(maxBytes: number, onGone: (key: string, tags: readonly string[]) => void) {
  return new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
    sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length,
    // A replaced entry has the same tags (`weighAgain`), so they stay in the index.
    dispose: ({ tags }, key, reason) => void (reason !== 'set' && onGone(key, tags)),
  });
}

export function createPageStore({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
  const counted = { ...NOTHING };
  const tagged = createTagIndex();
  const changes = createRecentChanges(now);
  const pages = openMemory(maxBytes, tagged.remove);

  return {
    counted,
    counters: (): PageCounters => ({ ...counted, entries: pages.size, bytes: pages.calculatedSize }),

    get(key: string): CachedPage | undefined {
      const stored = pages.get(key);
      if (stored !== undefined && Math.max(stored.until, stored.staleUntil) <= now()) pages.delete(key);
      return stored === undefined || stored.until <= now() || changes.isBeforeGap(stored.asOf)
        ? undefined
        : stored.page;
    },

    /** Never returns a dropped page, because it is known to be outdated. */
    getStale: (key: string) => staleOf(pages.get(key), now()),

    /**
     * Stores a page that contains all changes up to `asOf`. Returns `false` if its content changed later, or if it has expired or
     * is too large.
     */
    put(key: string, stored: StoredPage): boolean {
      if (usableUntil(stored) <= now() || changes.hasChanged(stored.tags, stored.asOf)) return false;
      pages.delete(key);
      if (!pages.set(key, stored).has(key)) return false;
      counted.stores += 1;
      tagged.add(key, stored.tags);
      return true;
    },

    weighAgain(key: string, page: CachedPage): void {
      const stored = pages.peek(key);
      if (stored?.page === page) pages.set(key, { ...stored });
    },

    doubt: changes.noteGap,

    remove(key: string): void {
      counted.drops += Number(pages.delete(key));
    },

    drop(tags: readonly string[]): void {
      changes.note(tags);
      const keys = tags.includes(ALL_TAGS) ? Array.from(pages.keys()) : tags.flatMap(tagged.of);
      for (const key of keys) this.remove(key);
    },
  };
}
