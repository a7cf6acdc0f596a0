import { MEASURING } from './consent.ts';
import { feedHosts } from './feeds.ts';
import { startPooledDatabase } from './pooled-database.ts';
import { startPortal } from './portal-process.ts';

/** Enough for towns with none, with one, with some and, in Rome, with more than a page of strutture. */
const LISTINGS = 2000;

/**
 * Starts a portal for all journeys, through PgBouncer where it can run, and ends it afterwards. With `OSPITALIA_E2E_URL` the journeys go to a portal that
 * already runs; those of owners and administrators also need its data folder, in `OSPITALIA_E2E_DATA`.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const port = process.env['OSPITALIA_E2E_PORT'];
  if (port === undefined) return undefined;
  const feeds = feedHosts(process.env['OSPITALIA_E2E_FEED_PORT'] ?? '');
  const database = await startPooledDatabase();
  const start = { listings: LISTINGS, port, feeds, measuring: MEASURING, database: database.settings };
  const portal = await startPortal(start).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  // Playwright's workers, where mails are read and the operator speaks, inherit it.
  process.env['OSPITALIA_E2E_DATA'] = portal.dataDir;
  process.env['OSPITALIA_E2E_DATABASE'] = JSON.stringify(database.settings);
  return async () => {
    await portal.stop();
    await database.stop();
  };
}
