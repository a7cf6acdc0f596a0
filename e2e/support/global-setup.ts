import { MEASURING } from './consent.ts';
import { feedHosts } from './feeds.ts';
import { startPooledDatabase } from './pooled-database.ts';
import { startPortal } from './portal-process.ts';

/** Number of demo homes. With 2,000, some towns have no home and Rome's list has several pages. */
const LISTINGS = 2000;

/**
 * Starts a portal for all journeys, or uses the one at `OSPITALIA_E2E_URL`. Journeys that sign in then also need its data folder
 * in `OSPITALIA_E2E_DATA`.
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
  process.env['OSPITALIA_E2E_DATA'] = portal.dataDir;
  process.env['OSPITALIA_E2E_DATABASE'] = JSON.stringify(database.settings);
  return async () => {
    await portal.stop();
    await database.stop();
  };
}
