// Polls feeds until the process is killed; each round advances the clock by one hour. Usage: `import-process.ts
// DATABASE_URL HOST:PORT INSTANT`.
import { createFeedFetcher } from '../src/calendar/server/fetch-feed/fetch-feed.ts';
import { createHostLimiter } from '../src/calendar/server/host-limiter.ts';
import { createPolling } from '../src/calendar/server/polling-service.ts';
import { createSeal } from '../src/calendar/server/seal.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import type { Tables } from '../src/app/server/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import { TEST_SECRET } from './compose-test-modules.ts';

const HOUR = 3_600_000;
const [url = '', host = '', instant = ''] = process.argv.slice(2);
const publicUrl = 'https://ospitalia.example';

let now = new Date(instant);
const clock = { now: () => now };
const { db, pool } = openDatabase<Tables>(url);
const report = (error: unknown) => console.log(JSON.stringify({ error: String(error) }));
const polling = createPolling({
  db,
  clock,
  publicUrl,
  report,
  fetcher: createFeedFetcher({ allow: [host], publicUrl, clock }),
  seal: createSeal(TEST_SECRET),
  outbox: createMailOutbox(openJobs(pool, { onError: report }).boss),
  limiter: createHostLimiter({ inFlight: 4, perHost: 4, gap: 0 }),
  putBatch: async () => undefined,
});

const feeds = await db.selectFrom('feeds').select('id').orderBy('id').execute();
for (let round = 1; ; round += 1) {
  await Promise.all(feeds.map(({ id }) => polling.poll(id)));
  console.log(JSON.stringify({ round }));
  now = new Date(now.getTime() + HOUR);
}
