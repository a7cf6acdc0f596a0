import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

export type PageCounters = {
  hits: number;
  misses: number;
  /** Requests for pages that never were to be kept: of somebody who is signed in, or while changes cannot be heard. */
  bypasses: number;
  stores: number;
  drops: number;
  entries: number;
  bytes: number;
};

/** A page that is being rendered, and what was changed meanwhile. */
export type RenderState = { changed: Set<string>; isInvalidated: boolean };

type StoredPage = { page: CachedPage; tags: readonly string[]; until: number };

const MAX_BYTES = 48 * 1024 * 1024;
/** A page that is larger than this share of it would push out too many others. */
const MAX_SHARE = 1 / 16;
export const ALL_TAGS = 'all';

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

function createRenderings() {
  const renderings = new Set<RenderState>();
  return {
    begin(): RenderState {
      const rendering = { changed: new Set<string>(), isInvalidated: false };
      renderings.add(rendering);
      return rendering;
    },
    end: (rendering: RenderState) => void renderings.delete(rendering),
    change(tags: readonly string[]): void {
      for (const rendering of renderings) {
        for (const tag of tags) rendering.changed.add(tag);
        if (tags.includes(ALL_TAGS)) rendering.isInvalidated = true;
      }
    },
  };
}

const NOTHING = { hits: 0, misses: 0, bypasses: 0, stores: 0, drops: 0 };

export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
  const counted = { ...NOTHING };
  const tagged = createTagIndex();
  const { begin, end, change } = createRenderings();
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
    sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length,
    // What is set again has the same tags (`weighAgain`).
    dispose: ({ tags }, key, reason) => void (reason !== 'set' && tagged.remove(key, tags)),
  });

  return {
    counted,
    counters: (): PageCounters => ({ ...counted, entries: pages.size, bytes: pages.calculatedSize }),

    get(key: string): CachedPage | undefined {
      const stored = pages.get(key);
      if (stored === undefined || stored.until > now()) return stored?.page;
      pages.delete(key);
      return undefined;
    },

    begin,
    end,

    put(key: string, stored: StoredPage, { changed, isInvalidated }: RenderState): void {
      if (isInvalidated || stored.until <= now() || stored.tags.some((tag) => changed.has(tag))) return;
      pages.delete(key);
      pages.set(key, stored);
      if (!pages.has(key)) return;
      counted.stores += 1;
      tagged.add(key, stored.tags);
    },

    weighAgain(key: string, page: CachedPage): void {
      const stored = pages.peek(key);
      if (stored?.page === page) pages.set(key, { ...stored });
    },

    drop(tags: readonly string[]): void {
      change(tags);
      const keys = tags.includes(ALL_TAGS) ? Array.from(pages.keys()) : tags.flatMap(tagged.of);
      for (const key of keys) counted.drops += Number(pages.delete(key));
    },
  };
}
