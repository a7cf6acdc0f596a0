import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** What the cache has done since the portal began, and what it holds. Plain numbers, to be shown. */
export type PageCounters = {
  /** Answers from memory. */
  hits: number;
  /** Pages that were rendered to be kept, whether they could be or not. */
  misses: number;
  /** Requests for pages that never were to be kept: of somebody who is signed in, or while changes cannot be heard. */
  bypasses: number;
  stores: number;
  /** Pages that a change took out. */
  drops: number;
  entries: number;
  bytes: number;
};

/** A page that is being rendered, and what was changed meanwhile. */
export type Rendering = { changed: Set<string>; isVoid: boolean };

/** `until`: when it is too old, by `performance.now()`. */
type Stored = { page: KeptPage; tags: readonly string[]; until: number };

/** Of all that is kept, in bytes. */
export const MAX_BYTES = 48 * 1024 * 1024;
/** A page that is larger than this share of it would push out too many others. */
const MAX_SHARE = 1 / 16;
/** The tag that every page carries. */
export const ALL_TAGS = 'tutto';

/** Pages by address, the ones that nobody asked for longest leaving first; and by what they show. */
export function createPageStore({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
  const counted = { hits: 0, misses: 0, bypasses: 0, stores: 0, drops: 0 };
  const tagged = new Map<string, Set<string>>();
  const renderings = new Set<Rendering>();

  function untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = tagged.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) tagged.delete(tag);
    }
  }
  const pages = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * MAX_SHARE),
    sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length,
    // What is set again has the same tags (`weighAgain`).
    dispose: ({ tags }, key, reason) => void (reason !== 'set' && untag(key, tags)),
  });

  function dropAll(): void {
    counted.drops += pages.size;
    pages.clear();
    for (const rendering of renderings) rendering.isVoid = true;
  }
  return {
    counted,
    counters: (): PageCounters => ({ ...counted, entries: pages.size, bytes: pages.calculatedSize }),

    get(key: string): KeptPage | undefined {
      const stored = pages.get(key);
      if (stored === undefined) return undefined;
      if (stored.until > now()) return stored.page;
      pages.delete(key);
      return undefined;
    },

    /** Notes that a page begins to be rendered: from now on it may see what is about to be changed. */
    begin(): Rendering {
      const rendering = { changed: new Set<string>(), isVoid: false };
      renderings.add(rendering);
      return rendering;
    },

    end: (rendering: Rendering) => void renderings.delete(rendering),

    /** Keeps a page, unless something that it shows was changed while it was rendered. */
    put(key: string, stored: Stored, { changed, isVoid }: Rendering): void {
      if (isVoid || stored.until <= now() || stored.tags.some((tag) => changed.has(tag))) return;
      pages.delete(key);
      pages.set(key, stored);
      if (!pages.has(key)) return;
      counted.stores += 1;
      for (const tag of stored.tags) {
        const keys = tagged.get(tag) ?? new Set();
        tagged.set(tag, keys.add(key));
      }
    },

    /** Counts a page's memory again after it was packed. */
    weighAgain(key: string, page: KeptPage): void {
      const stored = pages.peek(key);
      if (stored?.page === page) pages.set(key, { ...stored });
    },

    /** Forgets every page that shows any of these. */
    drop(tags: readonly string[]): void {
      if (tags.includes(ALL_TAGS)) return dropAll();
      for (const rendering of renderings) for (const tag of tags) rendering.changed.add(tag);
      for (const tag of tags) {
        for (const key of [...(tagged.get(tag) ?? [])]) counted.drops += Number(pages.delete(key));
      }
    },
  };
}
