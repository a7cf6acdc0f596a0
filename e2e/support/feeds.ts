import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';

/** Maximum number of Playwright workers. `feedHosts` returns one address for each. */
const WORKERS = 16;

const hostOf = (worker: number) => `127.0.1.${worker + 1}`;

/**
 * Returns the addresses at which journeys serve calendars, one for each worker. The portal under test is allowed to
 * fetch calendars from them.
 */
export function feedHosts(port: string): string {
  return Array.from({ length: WORKERS }, (_, worker) => `${hostOf(worker)}:${port}`).join(',');
}

export function serveFeeds(worker: number): Promise<FeedServer> {
  return startFeedServer({ host: hostOf(worker), port: Number(process.env['OSPITALIA_E2E_FEED_PORT']) });
}
