import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCdnServer } from '../../../test/cdn-server.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { PORTAL_ROLE } from '../database/portal-role.ts';
import { listenForInvalidation } from '../page-cache/listen-for-invalidation.ts';
import { openCdn, PurgeError } from './open-cdn.ts';
import { type CdnPurger, openCdnPurger, retryDelay } from './open-cdn-purger.ts';

// As a portal writes, claims and reads.
const database = await createTestDatabase({ role: PORTAL_ROLE });
const server = await openCdnServer();
afterAll(() => Promise.all([server.close(), database.close()]));

const cdn = openCdn({ provider: 'cloudflare', zone: 'zona', token: 'segreto' }, server.url);
const publish = (...tags: string[]) => database.pool.query('select invalidate_pages($1::text[])', [tags]);
/** It is claimed at once where it is free, and is not lost on a machine that stands still for a while. */
const LEASE = { lease: 600_000, renew: 100 };

type Times = NonNullable<Parameters<typeof openCdnPurger>[0]['times']>;
type PortalProcess = CdnPurger & { isReady(): boolean };
let processes: PortalProcess[] = [];
let warnings: string[] = [];

/** What of a portal hears of changes and tells the CDN. */
function openProcess(times: Times = {}): PortalProcess {
  const purger = openCdnPurger({
    db: database.db,
    cdn,
    warn: (message) => void warnings.push(message),
    times: { ...LEASE, timeout: 60_000, settle: 50, ...times },
  });
  const listener = listenForInvalidation(database.url, { onChange: purger.onChange, warn: () => undefined });
  const opened = {
    ...purger,
    isReady: () => purger.counters().isHolder && listener.isListening() && purger.counters().waiting === 0,
    async close() {
      await listener.close();
      await purger.close();
    },
  };
  processes.push(opened);
  return opened;
}

/** One that holds the lease, and has told the CDN that it knew nothing before. */
async function openHolder(times: Times = {}): Promise<PortalProcess> {
  const opened = openProcess(times);
  await expect.poll(() => server.purged().length > 0 && opened.isReady()).toBe(true);
  expect(new Set(server.purged().flat())).toEqual(new Set(['all']));
  server.reset();
  return opened;
}

/** Everything that was changed before is told before this, or not at all. */
async function purgedSoFar(): Promise<string[]> {
  await publish('end');
  await expect.poll(() => server.purged().flat()).toContain('end');
  return server
    .purged()
    .flat()
    .filter((tag) => tag !== 'end');
}

beforeEach(() => {
  warnings = [];
  server.reset();
});
afterEach(async () => {
  await Promise.all(processes.map((opened) => opened.close()));
  processes = [];
});

describe('what a transaction changed', () => {
  test('is purged when it is committed, once; what is taken back never is', async () => {
    await openHolder();
    await publish('s:1', 'nights:1');
    const client = await database.pool.connect();
    await client.query("begin; select invalidate_pages('{taken back}'); rollback");
    client.release();
    expect((await purgedSoFar()).toSorted()).toEqual(['nights:1', 's:1']);
    expect(warnings).toEqual([]);
  });

  test('is not purged before every process has dropped its own copy', async () => {
    await openHolder({ settle: 700 });
    const written = performance.now();
    await publish('s:1');
    await expect.poll(() => server.requests.length).toBe(1);
    expect((server.requests[0]?.at ?? 0) - written).toBeGreaterThanOrEqual(700);
  });

  test('goes in as many calls as the CDN’s limit asks for', async () => {
    const holder = await openHolder();
    const tags = Array.from({ length: 250 }, (_, index) => `s:${index}`);
    await publish(...tags);
    await expect.poll(() => server.requests.length).toBe(3);
    expect(server.purged().map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(server.purged().flat())).toEqual(new Set(tags));
    await expect.poll(holder.counters).toMatchObject({ purges: expect.any(Number), waiting: 0, failures: 0 });
  });

  test('more than a thousand at once are all', async () => {
    await openHolder();
    await publish(...Array.from({ length: 1001 }, (_, index) => `s:${index}`));
    await expect.poll(server.purged).toEqual([['all']]);
  });
});

describe('a CDN that does not take it', () => {
  test.each([
    ['fails', [{ status: 503 }, { status: 500 }]],
    ['cuts the connection', ['cut', 'cut']],
    // A slow machine's own answers may be given up, too: each is told again.
    ['hangs', ['hang']],
  ] as const)(
    '%s: it is told again, with what was changed meanwhile, and the operator once',
    async (fault, answers) => {
      const holder = await openHolder({ ...(fault === 'hangs' && { timeout: 2000 }) });
      server.answerNext(...answers);
      await publish('s:1');
      await expect.poll(() => server.requests.length).toBe(1);
      await publish('s:2');
      await expect.poll(() => server.requests.length).toBeGreaterThan(answers.length);
      await expect.poll(() => new Set(server.purged().flat())).toEqual(new Set(['s:1', 's:2']));
      await expect.poll(() => holder.counters().waiting).toBe(0);
      expect(holder.counters().failures).toBeGreaterThanOrEqual(answers.length);
      expect(warnings.slice(0, 2)).toEqual([
        'the CDN does not take purges: it shows pages for up to a minute after they were changed',
        'the CDN takes purges again',
      ]);
    },
  );

  test('asks to be left alone: it is', async () => {
    await openHolder();
    server.answerNext({ status: 429, headers: { 'Retry-After': '2' } });
    await publish('s:1');
    await expect.poll(() => server.requests.length).toBe(2);
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2000);
    expect(server.purged()).toEqual([['s:1'], ['s:1']]);
  });

  test.each([
    [1, new Error('cut'), 500],
    [2, new PurgeError('500', null), 1000],
    [3, new PurgeError('429', 1), 2000],
    [1, new PurgeError('429', 30), 30_000],
    [1, new PurgeError('429', 86_400), 60_000],
    [100, new PurgeError('500', null), 60_000],
  ])('after failure %s (%s) the next attempt is %s ms later', (failures, error, delay) => {
    expect(retryDelay(failures, error)).toBe(delay);
  });
});

describe('of several processes', () => {
  test('one tells the CDN', async () => {
    const holder = await openHolder();
    const others = [openProcess(), openProcess()];
    await expect.poll(() => others.every((opened) => !opened.counters().isHolder)).toBe(true);
    for (const tag of ['s:1', 's:2', 's:3']) await publish(tag);
    expect((await purgedSoFar()).toSorted()).toEqual(['s:1', 's:2', 's:3']);
    expect([holder, ...others].map((opened) => opened.counters().isHolder)).toEqual([true, false, false]);
  });

  test('another follows one that stops, and purges what nobody may have told', async () => {
    const first = await openHolder();
    const second = openProcess();
    await first.close();
    await publish('s:1');
    await expect.poll(() => server.purged().flat()).toContain('all');
    await expect.poll(second.isReady).toBe(true);
    server.reset();
    await publish('s:2');
    expect(await purgedSoFar()).toEqual(['s:2']);
  });

  test('another follows one that does not renew its lease', async () => {
    // As of a process that was killed.
    await database.pool.query(
      "insert into cdn_purge_lease (holder, until) values (gen_random_uuid(), now() + interval '1 second')",
    );
    const next = openProcess();
    expect(next.counters().isHolder).toBe(false);
    await expect.poll(next.isReady).toBe(true);
    await expect.poll(() => server.purged().flat()).toContain('all');
  });

  test('one whose lease was taken over sends no more', async () => {
    const first = await openHolder({ renew: 200 });
    await database.pool.query(
      "update cdn_purge_lease set holder = gen_random_uuid(), until = now() + interval '1 hour'",
    );
    await expect.poll(() => first.counters().isHolder).toBe(false);
    await publish('s:1');
    await expect.poll(() => first.counters().waiting).toBe(0);
    expect(server.requests).toEqual([]);
    await database.pool.query('delete from cdn_purge_lease');
  });
});

test('a purge that is under way does not keep a process from its end', async () => {
  const holder = await openHolder({ timeout: 600_000 });
  server.answerNext('hang');
  await publish('s:1');
  await expect.poll(() => server.requests.length).toBe(1);
  await holder.close();
  expect(warnings).toEqual([]);
});
