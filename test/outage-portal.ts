import type { Tables } from '../src/app/server/database.ts';
import type { PageServices } from '../src/app/server/pages.ts';
import { STALE_MARK } from '../src/app/server/portal.ts';
import { systemClock } from '../src/kernel/dates/clock.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { createProbe, watchDatabase } from '../src/platform/database/watch-database.ts';
import { openPageCache } from '../src/platform/page-cache/open-page-cache.ts';
import { openReadDb } from '../src/platform/replica/open-read-db.ts';
import { openPortal } from './open-portal.ts';
import { createTestPages } from './page-build.ts';
import { openStandby } from './standby.ts';

/** Of what a replica may lack when its primary goes: some seconds here, a minute in a portal. */
export const MAX_MISSING_MS = 5000;

/** The pages and calls of a portal in this process, on a primary and its standby, joined as `portal.ts` joins them. */
export async function openOutagePortal() {
  const standby = await openStandby();
  const url = standby.primaryUrl;
  const watch = watchDatabase({ probe: createProbe(url), onChange: () => undefined });
  // A machine that is busy with other tests may take its time to let somebody in.
  const database = openDatabase<Tables>(url, { hasBudget: true, watch, connectionTimeoutMs: 10_000 });
  const urls = { primary: url, replica: standby.replicaUrl };
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const reads = openReadDb<Tables>({ primary: database, watch, urls, maxMissingMs: MAX_MISSING_MS, warn });
  const rooms = { forgetCounts: (): void => undefined };
  const cache = openPageCache({
    url,
    hasReplica: true,
    clock: systemClock,
    publicUrl: 'http://127.0.0.1',
    forgetCounts: () => rooms.forgetCounts(),
    isDatabaseAway: () => watch.isAway() || reads.isStandingIn(),
    staleMark: STALE_MARK,
    warn,
  });
  const portal = await openPortal({
    now: new Date(),
    database,
    readDb: reads.db,
    cacheAnswers: cache.wrapRenderer,
    pages: async (services: PageServices) => cache.wrapRenderer(await createTestPages(services)),
  });
  rooms.forgetCounts = portal.rooms.forgetCounts;
  return {
    ...portal,
    standby,
    warnings,
    replicaStats: () => {
      const stats = reads.replicaStats();
      if (stats === null) throw new Error('there is a replica');
      return stats;
    },
    async close(): Promise<void> {
      watch.close();
      await cache.close();
      await reads.close();
      await portal.close();
      await standby.stop();
    },
  };
}
