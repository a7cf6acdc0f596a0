import type { Clock } from '../../kernel/dates/clock.ts';
import { listenForInvalidation } from './listen-for-invalidation.ts';
import { createPageCache, type PageCache, type PageCacheParts } from './page-cache.ts';
import { ALL_TAGS } from './page-store.ts';

const NUMBERS = 'n';
/** Delay in ms after which every read sees a change. Replicas that lag more than 500 ms are not read. */
const REPLICA_MS = 700;

export type OpenPageCacheParts = {
  url: string;
  hasReplica: boolean;
  clock: Clock;
  publicUrl: string;
  forgetCounts(): void;
  portalHeaders?: PageCacheParts['portalHeaders'];
  isDatabaseAway: NonNullable<PageCacheParts['isDatabaseAway']>;
  staleMark: string;
  cdnSeconds?: PageCacheParts['cdnSeconds'];
  warn(message: string, error: unknown): void;
};

/**
 * Opens the page cache of this process. Database triggers write invalidations (`db/schema/pages.sql`), which every process
 * applies to its own cache.
 */
export function openPageCache(parts: OpenPageCacheParts): PageCache & { close(): Promise<void> } {
  const { url, hasReplica, clock, publicUrl, forgetCounts, warn, ...rest } = parts;
  const timers = new Set<NodeJS.Timeout>();
  const changesNumbers = (tags: readonly string[]) => tags.includes(NUMBERS) || tags.includes(ALL_TAGS);
  const forget = (tags: readonly string[]) => {
    if (changesNumbers(tags)) forgetCounts();
    cache.drop(tags);
  };
  const doubt = () => {
    forgetCounts();
    cache.doubt();
  };
  /** Invalidates once more after the replica has caught up, because cached pages may come from a lagging replica. */
  const onceReplicated = (forgetAgain: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      forgetAgain();
    }, REPLICA_MS);
    timers.add(timer);
  };
  const listener = listenForInvalidation(url, {
    onChange(tags) {
      forget(tags);
      if (hasReplica && changesNumbers(tags)) onceReplicated(() => forget(tags));
    },
    onGap() {
      doubt();
      if (hasReplica) onceReplicated(doubt);
    },
    warn,
  });
  const { isListening, confirm } = listener;
  const cache = createPageCache({ clock, publicUrl, isListening, confirm, ...rest });
  return {
    ...cache,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await listener.close();
    },
  };
}
