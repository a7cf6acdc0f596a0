import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { freePort } from '../postgres/free-port.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { type ReplicaWriter, startReplicaWriter } from '../../../test/replica-writer.ts';
import { openStandby, type Standby } from '../../../test/standby.ts';
import { startTestPortal } from '../../../test/start-portal.ts';
import type { Database, Db, Tables } from '../../app/server/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { MAX_LAG_MS } from './heartbeat.ts';
import { openReadDb, type ReadDb, readDbOf } from './open-read-db.ts';
import { mayReadReplica, runWithReadContext, wasReplicaRead } from './read-context.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };

let standby: Standby;
let primary: Database;
let reads: ReadDb<Tables>;
let portal: CalendarPortal;
const warnings: string[] = [];

const openReads = (replica: string): ReadDb<Tables> =>
  openReadDb({
    primary,
    urls: { primary: standby.primaryUrl, replica },
    warn: (message) => void warnings.push(message),
  });

beforeAll(async () => {
  standby = await openStandby();
  primary = openDatabase(standby.primaryUrl);
  reads = openReads(standby.replicaUrl);
  portal = await openCalendarPortal({ database: primary, readDb: reads.db });
}, 60_000);

afterAll(async () => {
  await reads.close();
  await portal.close();
  await standby.stop();
});

const figures = (from = reads) => from.replicaStats() ?? { reads: -1, fallbacks: -1, lagMs: null, isUp: false };
const untilUp = (from = reads) => vi.waitFor(() => expect(figures(from).isUp).toBe(true), PATIENCE);

beforeEach(() => untilUp());

/** Whether a query was answered by the standby. */
async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db);
  return rows[0]?.is_standby === true;
}
/** Three nights of a house, as a guest asks for them. */
async function wanted(house: number) {
  const row = await primary.db.selectFrom('strutture').select('cin').where('id', '=', house).executeTakeFirstOrThrow();
  return paymentBody(house, { cin: row.cin ?? '' });
}

/** Reads as several visitors, and checks every answer against what it must know. */
const readFor = (milliseconds: number, pulse: ReplicaWriter) => pulse.readFor(milliseconds, reads.db);

describe('who reads where', () => {
  test('a visitor on the standby; jobs, and whoever changed something, where all is written', async () => {
    const seen = await runWithReadContext(true, async () => [await isStandby(reads.db), wasReplicaRead()]);
    expect(seen).toEqual([true, true]);
    expect(await runWithReadContext(false, async () => [await isStandby(reads.db), wasReplicaRead()])).toEqual([
      false,
      false,
    ]);
    expect([await isStandby(reads.db), mayReadReplica()]).toEqual([false, false]);
  });

  test('transactions are never given to the standby, and read only', async () => {
    const seen = await runWithReadContext(true, () => reads.db.transaction().execute(isStandby));
    expect(seen).toBe(false);
    const writing = reads.db
      .transaction()
      .execute((transaction) => sql`update secrets set name = name`.execute(transaction));
    await expect(writing).rejects.toThrow(/read-only transaction/);
  });

  test.each([
    ['a statement of Kysely', (db: Db) => db.deleteFrom('strutture').execute()],
    ['a raw one', (db: Db) => sql`/* x */ update secrets set name = name`.execute(db)],
  ])('the handle takes no writing: %s', async (_, write) => {
    await expect(write(reads.db)).rejects.toThrow('a handle for reading');
    await expect(write(readDbOf(primary).db)).rejects.toThrow('a handle for reading');
  });

  test('a mistake of ours is told as it is', async () => {
    const asking = runWithReadContext(true, () => sql`select * from nowhere`.execute(reads.db));
    await expect(asking).rejects.toThrow('relation "nowhere" does not exist');
    expect(figures().isUp).toBe(true);
  });
});

describe('a replica that falls behind', () => {
  test('is read while it follows, passed over when it lags, and read again: nobody is told anything too old', async () => {
    const pulse = await startReplicaWriter(primary.db);
    const before = figures();
    const following = await readFor(800, pulse);
    const during = figures();
    await standby.pauseReplay();
    const lagging = await readFor(1500, pulse);
    expect(figures().isUp).toBe(false);
    expect(figures().lagMs).toBeGreaterThan(MAX_LAG_MS);
    await standby.resumeReplay();
    await untilUp();
    await pulse.stop();
    expect([...following.tooOld, ...lagging.tooOld]).toEqual([]);
    expect(during.reads).toBeGreaterThan(before.reads + 50);
    expect(during.fallbacks).toBeLessThan(before.fallbacks + 50);
    expect(figures().fallbacks).toBeGreaterThan(during.fallbacks + 50);
  });

  test('a primary at rest does not look like a replica that lags', async () => {
    await pause(MAX_LAG_MS + 300);
    expect(figures().isUp).toBe(true);
    expect(figures().lagMs).toBeLessThan(MAX_LAG_MS);
  });
});

describe('a replica that is not there', () => {
  test('killed while everybody reads, and started again: no request fails', async () => {
    const house = await portal.house();
    const address = `/api/strutture/${house}`;
    await vi.waitFor(async () => expect((await portal.ask('GET', address, { cookie: null })).status).toBe(200));
    const statuses = new Set<number>();
    let isOn = true;
    const visitor = async () => {
      while (isOn) statuses.add((await portal.ask('GET', address, { cookie: null })).status);
    };
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    try {
      const before = figures().reads;
      await vi.waitFor(() => expect(figures().reads).toBeGreaterThan(before + 20), PATIENCE);
      await standby.killReplica();
      await vi.waitFor(() => expect(figures().isUp).toBe(false), PATIENCE);
      const gone = figures();
      await vi.waitFor(() => expect(figures().fallbacks).toBeGreaterThan(gone.fallbacks + 20), PATIENCE);
      await standby.startReplica();
      await vi.waitFor(() => expect(figures().reads).toBeGreaterThan(gone.reads + 20), PATIENCE);
    } finally {
      isOn = false;
      await visitors;
    }
    expect([...statuses]).toEqual([200]);
  });

  test('frozen with its connections open: who reads waits for a second at most, once', async () => {
    const pulse = await startReplicaWriter(primary.db);
    await readFor(200, pulse);
    standby.freezeReplica(true);
    const freezing = await readFor(1500, pulse);
    const frozen = await readFor(300, pulse);
    standby.freezeReplica(false);
    await untilUp();
    await pulse.stop();
    expect([...freezing.tooOld, ...frozen.tooOld]).toEqual([]);
    expect(freezing.slowest).toBeLessThan(4000);
    // Who waited again would wait for a second.
    expect(frozen.slowest).toBeLessThan(900);
  });

  test.each([
    ['nobody listens', async () => `postgres://ospitalia@127.0.0.1:${await freePort()}/ospitalia`],
    ['it is the primary itself', async () => standby.primaryUrl],
    ['the password is wrong', async () => standby.replicaUrl.replace(/:[^:@]+@/, ':x@')],
  ])('never was: %s', async (_, address) => {
    const other = openReads(await address());
    const at = performance.now();
    expect(await runWithReadContext(true, () => isStandby(other.db))).toBe(false);
    expect(performance.now() - at).toBeLessThan(900);
    await pause(300);
    expect(figures(other)).toMatchObject({ reads: 0, isUp: false });
    await other.close();
  });
});

describe('who writes reads what they wrote', () => {
  const APPENA = '__Host-appena=1';
  const visible = async (house: number, cookie: string | null) =>
    (await portal.ask('GET', `/api/strutture/${house}`, { cookie })).status === 200;

  /** Whatever is changed now, the standby learns of it only afterwards; it is read until it is too old. */
  async function whilePaused(look: () => Promise<void>): Promise<void> {
    await untilUp();
    await standby.pauseReplay();
    try {
      await look();
    } finally {
      await standby.resumeReplay();
    }
  }

  test('by the cookie of the change, or of a session; a stranger may see it half a second later', async () => {
    const house = await portal.house();
    let wasOld = false;
    for (let attempt = 0; attempt < 5 && !wasOld; attempt += 1) {
      const visits = async () => expect(await visible(house, null)).toBe(true);
      await vi.waitFor(visits, PATIENCE);
      await whilePaused(async () => {
        const paused = await portal.ask('POST', `/api/proprietario/strutture/${house}/pausa`, { body: {} });
        expect(paused.status).toBe(200);
        expect(paused.headers.getSetCookie()).toEqual([
          '__Host-appena=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax',
        ]);
        // What a stranger sees tells that the standby is asked; on a slow machine it may be passed over by now.
        wasOld = await visible(house, null);
        expect(await visible(house, APPENA)).toBe(false);
        expect(await visible(house, portal.anna)).toBe(false);
        await pause(MAX_LAG_MS);
        expect(await visible(house, null)).toBe(false);
      });
      await portal.ask('POST', `/api/proprietario/strutture/${house}/ripresa`, { body: {} });
    }
    expect(wasOld).toBe(true);
  });

  test('a change that failed, a reading and a count of readers bring no cookie', async () => {
    const answers = [
      await portal.ask('POST', '/api/proprietario/strutture/999999/pausa', { body: {} }),
      await portal.ask('GET', '/api/regioni'),
      await portal.ask('POST', '/api/blog/posts/999999/views', { body: {} }),
    ];
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  test('a night that was just sold is not sold again, though the standby has not heard of it', async () => {
    const house = await portal.house({ stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true });
    await whilePaused(async () => {
      const buy = async () =>
        portal.ask('POST', '/api/payments/booking/create-payment', { cookie: null, body: await wanted(house) });
      const first = await buy();
      expect([first.status, first.text]).toEqual([200, expect.anything()]);
      expect((await buy()).status).toBe(409);
    });
  });
});

test('booking, owners and administrators never ask the handle of what visitors read', async () => {
  const broken = {
    query: () => Promise.reject(new Error('was read')),
    connect: () => Promise.reject(new Error('was read')),
  };
  const { db: readDb } = readDbOf({ pool: broken as never });
  const database = openDatabase(standby.primaryUrl);
  const other = await openCalendarPortal({ database, readDb });
  const house = await other.house({ stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true });
  const cookie = other.admin;
  const sold = await other.ask('POST', '/api/payments/booking/create-payment', {
    cookie: null,
    body: await wanted(house),
  });
  const answers = [
    sold,
    await other.ask('GET', `/api/prenotazioni/${sold.body.data?.codice}?token=x`, { cookie: null }),
    await other.ask('GET', '/api/proprietario/strutture'),
    await other.ask('GET', '/api/proprietario/prenotazioni'),
    await other.ask('GET', '/api/admin/strutture/pending', { cookie }),
    await other.ask('GET', '/api/admin/blog/posts', { cookie }),
    // And this one does.
    await other.ask('GET', `/api/strutture/${house}`, { cookie: null }),
  ];
  await other.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 200, 200, 200, 500]);
});

test('a portal that is given DATABASE_READ_URL reads there, as a role that may do little', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-replica-'));
  const env = { DATABASE_URL: standby.primaryUrl, DATABASE_READ_URL: standby.replicaUrl, OSPITALIA_DATA_DIR: folder };
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
    rmSync(folder, { recursive: true });
  }
});

test('a replica that was promoted goes its own way, and is read no more', async () => {
  await standby.promoteReplica();
  await vi.waitFor(() => expect(figures().isUp).toBe(false), PATIENCE);
  expect(await runWithReadContext(true, () => isStandby(reads.db))).toBe(false);
  expect(warnings).toContain('the replica is passed over');
});
