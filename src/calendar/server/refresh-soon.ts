import type { Clock } from '../../kernel/dates/clock.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { makeOldFeedsDue, noteViewed } from './configuration-repository.ts';
import type { CalendarDb } from './repository.ts';

const VIEWED_AGE_MS = 10 * 60_000;
const VIEW_PAUSE_MS = 60_000;
const MAX_VIEWS = 10_000;

/** If `despiteBackOff` is true, failing feeds are polled too. Set it for an event on the platform, not for a page view. */
export type Refresh = { olderThanMs: number; despiteBackOff?: boolean };

export type RefreshDependencies = {
  db: CalendarDb;
  clock: Clock;
  pollSoon(feedIds: readonly number[]): Promise<void>;
  pollViewed(feedIds: readonly number[]): Promise<void>;
  report(error: unknown): void;
};

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

export function createRefreshSoon({ db, clock, pollSoon, pollViewed, report }: RefreshDependencies) {
  const views = createViews(clock);

  async function queue(
    strutturaId: number,
    { olderThanMs, despiteBackOff = false }: Refresh,
    put: RefreshDependencies['pollSoon'],
  ): Promise<number> {
    const now = clock.now();
    const before = new Date(now.getTime() - olderThanMs);
    const ids = await makeOldFeedsDue(db, { struttura_id: strutturaId, now, before, despiteBackOff });
    if (ids.length > 0) await put(ids);
    return ids.length;
  }

  return {
    refreshSoon: (strutturaId: number, refresh: Refresh): Promise<number> => queue(strutturaId, refresh, pollSoon),

    onViewed(strutturaId: number): void {
      if (!views.isNew(strutturaId)) return;
      const work = noteViewed(db, strutturaId, clock.now()).then(() =>
        queue(strutturaId, { olderThanMs: VIEWED_AGE_MS }, pollViewed),
      );
      work.catch((error: unknown) => {
        // An unavailable database is not reported here, because other requests report it anyway.
        if (!isUnavailable(error)) report(error);
      });
    },
  };
}
