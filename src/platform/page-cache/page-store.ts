import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

export type PageCounters = {
  hits: number;
  misses: number;
  /** Requests for pages that never were to be kept: of somebody who is signed in, or while changes cannot be heard. */
  bypasses: number;
  stores: number;
  drops: number;
  /** Answers with a page that could not be proven right any more. */
  stale: number;
  entries: number;
  bytes: number;
};

/**
 * `until`: for so long it is right unless it is dropped; `staleUntil`: for so long it may be shown, marked, when the database is away.
 * `rightAt`: of a page that was made while the database was away, and is never shown as right: when what it shows was.
 */
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
/** A page that is larger than this share of it would push out too many others. */
const MAX_SHARE = 1 / 16;
export const ALL_TAGS = 'all';
/** What takes longer to render is not kept. */
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

/** When each tag was last changed, as far back as any page that is still being rendered can have been read. */
function createRecentChanges(now: () => number) {
  const changedAt = new Map<string, number>();
  let gapAt = Number.NEGATIVE_INFINITY;
  return {
    /** Everything read before now may have changed unnoticed. */
    noteGap(): void {
      gapAt = now();
    },
    isBeforeGap: (since: number) => since <= gapAt,
    note(tags: readonly string[]): void {
      const at = now();
      for (const tag of tags) {
        // To the end of the map, which is in the order of time.
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

/** Pages by their address, the least recently used out first. `onGone` hears of each that leaves. */
function openMemory(maxBytes: number, onGone: (key: string, tags: readonly string[]) => void) {
  return new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
    sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length,
    // What is set again has the same tags (`weighAgain`).
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

    /** A page that was right once and may be shown while nobody knows whether it still is. What was dropped was known to be wrong. */
    getStale: (key: string) => staleOf(pages.get(key), now()),

    /** `asOf`: the page shows all that was changed before. What has been changed since is not kept: `false`. */
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

    /** None of the pages is right any more, and all of them may be shown as stale. */
    doubt: changes.noteGap,

    /** Forgets the page of an address that now answers with something else. */
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
