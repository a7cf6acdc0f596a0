import { test as owners } from './owner.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';

/** The most workers that `FEED_HOSTS` has addresses for. */
const WORKERS = 16;

const hostOf = (worker: number) => `127.0.1.${worker + 1}`;

/** Where journeys serve calendars: an address of this machine for each worker. The portal under test may read from there. */
export function feedHosts(port: string): string {
  return Array.from({ length: WORKERS }, (_, worker) => `${hostOf(worker)}:${port}`).join(',');
}

/** A journey of an owner beside a server that stands for the platforms. */
export const test = owners.extend<object, { feeds: FeedServer }>({
  feeds: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, go, { parallelIndex }) => {
      const server = await startFeedServer({
        host: hostOf(parallelIndex),
        port: Number(process.env['OSPITALIA_E2E_FEED_PORT']),
      });
      await go(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
