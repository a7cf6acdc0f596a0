import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { freePort } from '../postgres/acquire-server.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { createRandom } from '../../../test/random-source.ts';
import { type ReplicaWriter, startReplicaWriter } from '../../../test/replica-writer.ts';
import { buildRandomHomes, randomCriteria } from '../../../test/search-model.ts';
import { openStandby } from '../../../test/standby.ts';
import { startTestPortal } from '../../../test/start-portal.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { sized } from '../../../test/verify.ts';
import type { Db, Tables } from '../../app/server/database.ts';
import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import type { SearchCriteria } from '../../search/rules/search-criteria.ts';
import { checkConnection } from '../database/check-connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { OperatorError } from '../process/operator-error.ts';
import { MAX_LAG_MS } from './heartbeat.ts';
import { openReadDb, type ReadDb, readDbOf } from './open-read-db.ts';
import { RECENT_WRITE } from './recent-write.ts';
import { mayReadReplica, runWithReadContext, wasReplicaRead } from './read-context.ts';

const VISITOR = { mayLag: true, isRead: true };
const PATIENCE = { timeout: 60_000, interval: 20 };

const warnings: string[] = [];
const dataDir = temporaryFolder();
const standby = await openStandby();
const primary = openDatabase<Tables>(standby.primaryUrl);

const openReads = (replica: string): ReadDb<Tables> =>
  openReadDb({
    primary,
    urls: { primary: standby.primaryUrl, replica },
    warn: (message) => void warnings.push(message),
  });

const reads = openReads(standby.replicaUrl);
const portal = await openCalendarPortal({ database: primary, readDb: reads.db });

afterAll(async () => {
  await reads.close();
  await portal.close();
  await standby.stop();
});

const statsOf = (from = reads) =>
  from.replicaStats() ?? {
    reads: -1,
    fallbacks: -1,
    standIns: -1,
    lagMs: null,
    isUp: false,
    canStandIn: false,
    isStandingIn: false,
  };
const untilUp = () => vi.waitFor(() => expect(statsOf().isUp).toBe(true), PATIENCE);
beforeEach(untilUp);

async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db);
  return rows[0]?.is_standby === true;
}
async function wanted(house: number) {
  const row = await primary.db.selectFrom('strutture').select('cin').where('id', '=', house).executeTakeFirstOrThrow();
  return paymentBody(house, { cin: row.cin ?? '' });
}

const readFor = (milliseconds: number, writer: ReplicaWriter) => writer.readFor(milliseconds, reads.db);

describe('the read handle', () => {
  test('reads from the standby for visitors, and from the primary for jobs and for visitors who have just made a change', async () => {
    const read = async () => [await isStandby(reads.db), wasReplicaRead()];
    expect(await runWithReadContext(VISITOR, read)).toEqual([true, true]);
    expect(await runWithReadContext({ ...VISITOR, mayLag: false }, read)).toEqual([false, false]);
    expect([await isStandby(reads.db), mayReadReplica()]).toEqual([false, false]);
  });

  test('runs transactions on the primary in read-only mode', async () => {
    const seen = await runWithReadContext(VISITOR, () => reads.db.transaction().execute(isStandby));
    expect(seen).toBe(false);
    const writing = reads.db
      .transaction()
      .execute((transaction) => sql`update secrets set name = name`.execute(transaction));
    await expect(writing).rejects.toThrow(/read-only transaction/);
  });

  test.each([
    ['a Kysely statement', (db: Db) => db.deleteFrom('strutture').execute()],
    ['a raw statement', (db: Db) => sql`/* x */ update secrets set name = name`.execute(db)],
  ])('cannot write with %s', async (_, write) => {
    await expect(write(reads.db)).rejects.toThrow('a read handle');
    await expect(write(readDbOf(primary).db)).rejects.toThrow('a read handle');
  });

  test('throws the error of an invalid query and keeps the replica in use', async () => {
    const reading = runWithReadContext(VISITOR, () => sql`select * from nowhere`.execute(reads.db));
    await expect(reading).rejects.toThrow('relation "nowhere" does not exist');
    expect(statsOf().isUp).toBe(true);
  });
});

test('does not repeat a statement on the primary after a timeout on the replica', async () => {
  const before = statsOf().fallbacks;
  const reading = runWithReadContext(VISITOR, () => sql`select pg_sleep(6)`.execute(reads.db));
  await expect(reading).rejects.toThrow('statement timeout');
  expect(statsOf().fallbacks).toBe(before);
});

describe('a replica', () => {
  test('is read while it keeps up, skipped while it lags, and read again once it has caught up', async () => {
    const writer = await startReplicaWriter(primary.db);
    const before = statsOf();
    const following = await readFor(800, writer);
    const during = statsOf();
    await standby.pauseReplay();
    const lagging = await readFor(1500, writer);
    expect(statsOf().isUp).toBe(false);
    expect(statsOf().lagMs).toBeGreaterThan(MAX_LAG_MS);
    await standby.resumeReplay();
    await untilUp();
    await writer.stop();
    expect([...following.tooOld, ...lagging.tooOld]).toEqual([]);
    expect(during.reads).toBeGreaterThan(before.reads + 50);
    expect(during.fallbacks).toBeLessThan(before.fallbacks + 50);
    expect(statsOf().fallbacks).toBeGreaterThan(during.fallbacks + 50);
  });

  test('does not appear to lag behind an idle primary', async () => {
    await pause(MAX_LAG_MS + 300);
    expect(statsOf().isUp).toBe(true);
    expect(statsOf().lagMs).toBeLessThan(MAX_LAG_MS);
  });
});

describe('an unavailable or misconfigured replica', () => {
  test('causes no failed requests if it is killed under load, and is read again after its restart', async () => {
    const house = await portal.buildHome();
    const address = `/api/strutture/${house}`;
    await vi.waitFor(
      async () => expect((await portal.call('GET', address, { cookie: null })).status).toBe(200),
      PATIENCE,
    );
    const statuses = new Set<number>();
    let isOn = true;
    const visitor = async () => {
      while (isOn) statuses.add((await portal.call('GET', address, { cookie: null })).status);
    };
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    try {
      const before = statsOf().reads;
      await vi.waitFor(() => expect(statsOf().reads).toBeGreaterThan(before + 20), PATIENCE);
      await standby.killReplica();
      await vi.waitFor(() => expect(statsOf().isUp).toBe(false), PATIENCE);
      const gone = statsOf();
      await vi.waitFor(() => expect(statsOf().fallbacks).toBeGreaterThan(gone.fallbacks + 20), PATIENCE);
      await standby.startReplica();
      await vi.waitFor(() => expect(statsOf().reads).toBeGreaterThan(gone.reads + 20), PATIENCE);
    } finally {
      isOn = false;
      await visitors;
    }
    expect([...statuses]).toEqual([200]);
  });

  test('delays its readers only once if it freezes with open connections', async () => {
    const writer = await startReplicaWriter(primary.db);
    await readFor(200, writer);
    standby.freezeReplica(true);
    const freezing = await readFor(1500, writer);
    const frozen = await readFor(300, writer);
    standby.freezeReplica(false);
    await untilUp();
    await writer.stop();
    expect([...freezing.tooOld, ...frozen.tooOld]).toEqual([]);
    expect(freezing.slowest).toBeLessThan(4000);
    // If reads were delayed again, the slowest would take a second longer.
    expect(frozen.slowest).toBeLessThan(900);
  });

  test.each([
    ['no server listens', async () => `postgres://ospitalia@127.0.0.1:${await freePort()}/ospitalia`],
    ['it is the primary itself', async () => standby.primaryUrl],
    ['the password is wrong', async () => standby.replicaUrl.replace(/:[^:@]+@/, ':x@')],
  ])('is never read if %s', async (_, address) => {
    const other = openReads(await address());
    const at = performance.now();
    expect(await runWithReadContext(VISITOR, () => isStandby(other.db))).toBe(false);
    expect(performance.now() - at).toBeLessThan(900);
    await pause(300);
    expect(statsOf(other)).toMatchObject({ reads: 0, isUp: false });
    await other.close();
  });
});

describe('consistency after changes', () => {
  const APPENA = '__Host-appena=1';
  const visible = async (house: number, cookie: string | null) =>
    (await portal.call('GET', `/api/strutture/${house}`, { cookie })).status === 200;

  async function whilePaused(look: () => Promise<void>): Promise<void> {
    await untilUp();
    await standby.pauseReplay();
    try {
      await look();
    } finally {
      await standby.resumeReplay();
    }
  }

  test('visitors with the recent-write cookie or a session cookie see a change immediately, and others within half a second', async () => {
    const house = await portal.buildHome();
    let wasOld = false;
    for (let attempt = 0; attempt < 5 && !wasOld; attempt += 1) {
      const visits = async () => expect(await visible(house, null)).toBe(true);
      await vi.waitFor(visits, PATIENCE);
      await whilePaused(async () => {
        const paused = await portal.call('POST', `/api/proprietario/strutture/${house}/pausa`, { body: {} });
        expect(paused.status).toBe(200);
        expect(paused.headers.getSetCookie()).toEqual([RECENT_WRITE]);
        // The old value shows that the standby was read. On a slow machine, the standby may already be skipped.
        wasOld = await visible(house, null);
        expect(await visible(house, APPENA)).toBe(false);
        expect(await visible(house, portal.anna)).toBe(false);
        await pause(MAX_LAG_MS);
        expect(await visible(house, null)).toBe(false);
      });
      await portal.call('POST', `/api/proprietario/strutture/${house}/ripresa`, { body: {} });
    }
    expect(wasOld).toBe(true);
  });

  test('no cookie is set for a failed change, a read or a view count', async () => {
    const answers = [
      await portal.call('POST', '/api/proprietario/strutture/999999/pausa', { body: {} }),
      await portal.call('GET', '/api/regioni'),
      await portal.call('POST', '/api/blog/posts/999999/views', { body: {} }),
    ];
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  test('no night is booked twice even if the standby lacks the first booking', async () => {
    const house = await portal.buildHome({ stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true });
    await whilePaused(async () => {
      const buy = async () =>
        portal.call('POST', '/api/payments/booking/create-payment', { cookie: null, body: await wanted(house) });
      const first = await buy();
      expect([first.status, first.text]).toEqual([200, expect.anything()]);
      expect((await buy()).status).toBe(409);
    });
  });
});

test('requests for bookings, owners and administrators never use the read handle', async () => {
  const refuse = () => Promise.reject(new Error('was read'));
  const { db: readDb } = readDbOf({ pool: { query: refuse, connect: refuse } as never });
  const database = openDatabase(standby.primaryUrl);
  const other = await openCalendarPortal({ database, readDb });
  const house = await other.buildHome({ stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true });
  const cookie = other.admin;
  const body = await wanted(house);
  const sold = await other.call('POST', '/api/payments/booking/create-payment', { cookie: null, body });
  const answers = [
    sold,
    await other.call('GET', `/api/prenotazioni/${sold.body.data?.codice}?token=x`, { cookie: null }),
    await other.call('GET', '/api/proprietario/strutture'),
    await other.call('GET', '/api/proprietario/prenotazioni'),
    await other.call('GET', '/api/admin/strutture/pending', { cookie }),
    await other.call('GET', '/api/admin/blog/posts', { cookie }),
    await other.call('GET', `/api/strutture/${house}`, { cookie: null }),
  ];
  await other.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 200, 200, 500]);
});

test('a portal with DATABASE_READ_URL reads from the replica', async () => {
  const env = { DATABASE_URL: standby.primaryUrl, DATABASE_READ_URL: standby.replicaUrl, OSPITALIA_DATA_DIR: dataDir };
  const started = await startTestPortal(env);
  const replica = openDatabase(standby.replicaUrl);
  const readThere = sql`
    select query from pg_stat_activity where application_name = 'ospitalia' and query like '%"cin"%' and pid <> pg_backend_pid()`;
  try {
    await vi.waitFor(async () => {
      const answer = await fetch(`http://127.0.0.1:${started.port}/api/strutture/1`);
      expect(answer.status).toBe(200);
      expect((await readThere.execute(replica.db)).rows).not.toEqual([]);
    }, PATIENCE);
  } finally {
    await started.kill();
    await replica.close();
  }
});

describe("visitors' searches", () => {
  const { search } = portal.modules.services;
  const day = dateInRome(NOW);

  async function resultsOf(criteria: SearchCriteria) {
    const page = await search.find(criteria, null, 5);
    return {
      page,
      next: page.next === null ? null : await search.find(criteria, { dopo: page.next }, 5),
      withoutWords: await search.findDroppingWords({ ...criteria, testo: 'podere romantico' }, null),
      points: await search.points(criteria),
      facets: await search.countFacets(criteria),
      counts: await search.countEach([criteria]),
    };
  }

  async function searchAsVisitor<Result>(run: () => Promise<Result>) {
    let used = 0;
    const note = () => void (used += 1);
    const before = statsOf();
    primary.pool.on('acquire', note);
    const result = await runWithReadContext(VISITOR, run);
    primary.pool.off('acquire', note);
    const { reads: read, fallbacks } = statsOf();
    return { result, isOnStandby: used === 0 && fallbacks === before.fallbacks && read > before.reads };
  }

  async function expectOnStandby<Result>(run: () => Promise<Result>): Promise<void> {
    const expected = { result: await run(), isOnStandby: true };
    await vi.waitFor(async () => expect(await searchAsVisitor(run)).toEqual(expected), PATIENCE);
  }

  test('run on the standby and return the same results as on the primary', async () => {
    await buildRandomHomes(primary.db, 60, day);
    const random = createRandom(7);
    for (let round = 0; round < sized(12, 200); round += 1) {
      const criteria = randomCriteria(random, day);
      await expectOnStandby(() => resultsOf(criteria));
    }
    const near = { lat: 43.1, lon: 11.78, stay: null, guests: 1, exclude: [], limit: 6 };
    await expectOnStandby(() => search.homesNear(near));
  });

  test.each([
    '/api/properties/public?citta=Montepulciano',
    '/api/ricerca/filtri?regione_id=9',
    '/api/ricerca/mappa?regione_id=9',
    '/api/ricerca/vicine?struttura_id=1',
  ])('use the standby for %s', async (path) => {
    await vi.waitFor(async () => {
      const before = statsOf();
      const { status } = await portal.call('GET', path, { cookie: null });
      const after = statsOf();
      expect([status, after.reads > before.reads, after.fallbacks]).toEqual([200, true, before.fallbacks]);
    }, PATIENCE);
  });
});

test('checkConnection rejects a standby in DATABASE_URL with an explanation', async () => {
  await expect(checkConnection(standby.replicaUrl, 'DATABASE_URL')).rejects.toThrow(
    new OperatorError(
      'DATABASE_URL porta a una replica, dove si può solo leggere (127.0.0.1): indica il server principale. La replica va in DATABASE_READ_URL.',
    ),
  );
});

test('stops reading from a promoted replica', async () => {
  await standby.promoteReplica();
  await vi.waitFor(() => expect(statsOf().isUp).toBe(false), PATIENCE);
  expect(await runWithReadContext(VISITOR, () => isStandby(reads.db))).toBe(false);
  expect(warnings).toContain('the replica is not used');
});
