// One process that reads every feed of a database, hour after hour of its own clock: `feeds-process.ts URL PORT HOSTS SECRET`.
import { createFeedFetcher } from '../../src/calendar/server/fetch-feed/fetch-feed.ts';
import { createHostLimiter } from '../../src/calendar/server/host-limiter.ts';
import { createPolling } from '../../src/calendar/server/polling-service.ts';
import { createFeedReader } from '../../src/calendar/server/read-feed.ts';
import { createSeal } from '../../src/calendar/server/seal.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createMailOutbox } from '../../src/mail/server/create-mail-outbox.ts';
import { openJobs } from '../../src/app/server/jobs/open-jobs.ts';

const MEGABYTE = 1024 * 1024;
const SECOND_MICROS = 1e6;
/** Longer than an hour and what a poll may come later: everything is due again. */
const ROUND_MS = 70 * 60_000;
/** Feeds that are only fetched, or only read, to tell what of the work that is. */
const SAMPLE = 2000;

const [url = '', port = '', hosts = '', secret = ''] = process.argv.slice(2);
const publicUrl = 'https://ospitalia.example';
let now = new Date('2026-11-22T05:00:00Z');
const clock = { now: () => now };
const allow = Array.from({ length: Number(hosts) }, (_, index) => `127.0.1.${index + 1}:${port}`);
const fetcher = createFeedFetcher({ allow, publicUrl, clock });
/** As the portal's own, but without the quarter of a second between two requests to one host: it is the work that is measured. */
const limiter = createHostLimiter({ inFlight: 4, perHost: 4, gap: 0 });
const { db, pool } = openDatabase(url);
const report = (error: unknown): never => {
  throw error;
};
const batches: (readonly number[])[] = [];
const polling = createPolling({
  db,
  clock,
  publicUrl,
  fetcher,
  report,
  limiter,
  seal: createSeal(secret),
  outbox: createMailOutbox(openJobs(pool, { onError: report }).boss),
  putBatch: async (_, ids) => void batches.push(ids),
});

async function measure(work: () => Promise<unknown>) {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, cpu: (user + system) / SECOND_MICROS, residentMb: process.memoryUsage.rss() / MEGABYTE };
}

/** What a portal does in an hour: what is due is handed out, and read batch by batch. */
async function readAll(): Promise<void> {
  while ((await polling.runDue()) > 0) {
    for (const batch of batches.splice(0)) await polling.runBatch(batch);
  }
}

function sampleUrl(index: number): string {
  return `http://${allow[index % allow.length]}/${index}.ics`;
}

async function fetchSample(): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (let index = 0; index < SAMPLE; index += 1) {
    const fetched = await fetcher.fetch(sampleUrl(index), { etag: null, last_modified: null });
    if (fetched.kind !== 'body') throw new Error(`a feed was not fetched: ${fetched.kind}`);
    ({ bytes } = fetched);
  }
  return bytes;
}

/** What reading alone costs: the same feed from memory, which `known` has seen before or not. */
async function readSample(bytes: Buffer, known: { content_hash: Buffer } | null): Promise<Buffer> {
  const fetch = async () => ({ kind: 'body' as const, bytes, etag: null, last_modified: null });
  const readFeed = createFeedReader({ fetcher: { fetch }, clock, publicUrl });
  const feed = { url: '', platform: 'airbnb' as const, known: known && { ...known, etag: null, last_modified: null } };
  let hash: Buffer = Buffer.alloc(0);
  for (let index = 0; index < SAMPLE; index += 1) {
    const answer = await readFeed(feed);
    if (answer.kind === 'read') hash = answer.notes.content_hash;
  }
  return hash;
}

async function round() {
  const measured = await measure(readAll);
  now = new Date(now.getTime() + ROUND_MS);
  return measured;
}

async function shares() {
  let bytes: Buffer = Buffer.alloc(0);
  let content_hash: Buffer = Buffer.alloc(0);
  const fetched = await measure(async () => {
    bytes = await fetchSample();
  });
  const readWhole = await measure(async () => {
    content_hash = await readSample(bytes, null);
  });
  const readAgain = await measure(() => readSample(bytes, { content_hash }));
  const perFeed = ({ cpu }: { cpu: number }) => cpu / SAMPLE;
  return { bytes: bytes.length, fetch: perFeed(fetched), readWhole: perFeed(readWhole), readAgain: perFeed(readAgain) };
}

process.on('message', (order) => {
  void (order === 'round' ? round() : shares()).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
