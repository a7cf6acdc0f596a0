import type { Clock } from '../../kernel/dates/clock.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { makeOldFeedsDue, noteViewed } from './configuration-repository.ts';
import type { CalendarDb } from './repository.ts';

/** A calendar that somebody looks at is read again when its last reading is older (milliseconds). */
const VIEWED_AGE_MS = 10 * 60_000;
/** A process asks the database at most so often about one struttura that is looked at, and remembers so many of them. */
const VIEW_PAUSE_MS = 60_000;
const MAX_VIEWS = 10_000;

/** `despiteBackOff`: also those that fail and wait for their next chance; for something that happened on the platform, not for a look. */
export type Refresh = { olderThanMs: number; despiteBackOff?: boolean };

export type RefreshParts = {
  db: CalendarDb;
  clock: Clock;
  pollSoon(feedIds: readonly number[]): Promise<void>;
  pollViewed(feedIds: readonly number[]): Promise<void>;
  report(error: unknown): void;
};

/** Remembers what was looked at within a minute. What is forgotten costs one statement. */
function createViews(clock: Clock) {
  const viewed = new Map<number, number>();
  return {
    isNew(strutturaId: number): boolean {
      const now = clock.now().getTime();
      const last = viewed.get(strutturaId);
      if (last !== undefined && now - last < VIEW_PAUSE_MS) return false;
      if (viewed.size >= MAX_VIEWS) viewed.clear();
      viewed.set(strutturaId, now);
      return true;
    },
  };
}

/** Reads calendars sooner than by the clock because somebody looks at them, or because something happened on a platform. */
export function createRefreshSoon({ db, clock, pollSoon, pollViewed, report }: RefreshParts) {
  const views = createViews(clock);

  async function queue(
    strutturaId: number,
    { olderThanMs, despiteBackOff = false }: Refresh,
    put: RefreshParts['pollSoon'],
  ): Promise<number> {
    const now = clock.now();
    const before = new Date(now.getTime() - olderThanMs);
    const ids = await makeOldFeedsDue(db, { struttura_id: strutturaId, now, before, despiteBackOff });
    if (ids.length > 0) await put(ids);
    return ids.length;
  }

  return {
    /** Queues the old feeds of a struttura, each once however many ask; gives how many. Nobody waits for the readings. */
    refreshSoon: (strutturaId: number, refresh: Refresh): Promise<number> => queue(strutturaId, refresh, pollSoon),

    /** Somebody looks at the calendar of a struttura: what is older than ten minutes is queued, behind their back. */
    onViewed(strutturaId: number): void {
      if (!views.isNew(strutturaId)) return;
      const work = noteViewed(db, strutturaId, clock.now()).then(() =>
        queue(strutturaId, { olderThanMs: VIEWED_AGE_MS }, pollViewed),
      );
      work.catch((error: unknown) => {
        // Without a database nothing is read sooner; whoever asks for something says so.
        if (!isUnavailable(error)) report(error);
      });
    },
  };
}
