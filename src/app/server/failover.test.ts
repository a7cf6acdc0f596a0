import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura, cinOf } from '../../../test/build-struttura.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { type NodeName, type PatroniCluster, startCluster } from '../../../test/patroni-cluster.ts';
import { createPooledDatabase, type Pooler, startPooler } from '../../../test/pooler.ts';
import { type StartedPortal, startTestPortal } from '../../../test/start-portal.ts';
import { signInOwner } from '../../../test/sign-in-owner.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { findTrixie } from '../../../test/trixie.ts';
import { IS_VERIFY, sized } from '../../../test/verify.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Database, Tables } from './database.ts';

vi.setConfig({ testTimeout: sized(300_000, 7_200_000) });

const CLIENTS = 16;
const HOMES = 8;
/** Number of homes that are only viewed, because a booking would drop their cached pages. */
const PAGES = 2;
const ANNA = 'anna@example.it';
const ROUNDS = sized(1, 20);
/** Maximum outage if the primary stops responding: the `ttl` in ops/patroni.yml plus ten seconds. */
const SILENT_MS = 30_000;
const KILLED_MS = sized(60_000, 15_000);

const trixie = findTrixie();
const dataDir = temporaryFolder();

describe.skipIf(trixie.root === null)('a cluster under Patroni', () => {
  let cluster!: PatroniCluster;
  let pooler!: Pooler;
  let database!: Database;
  let portals: StartedPortal[] = [];
  const homes: { struttura_id: number; cin: string }[] = [];
  const acknowledged: string[] = [];
  const blocked: string[] = [];
  let ownerCookie = '';
  const failedPages: string[] = [];
  let attempts = 0;
  let lastBookedAt = 0;

  beforeAll(async () => {
    cluster = await startCluster(trixie.root ?? '');
    const owner = await createPooledDatabase(cluster.url);
    pooler = await startPooler(trixie.root ?? '', owner);
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: owner, OSPITALIA_DATA_DIR: dataDir };
    portals = [await startTestPortal(env, undefined, 'pages-process.ts')];
    portals.push(await startTestPortal(env, undefined, 'pages-process.ts'));
    database = openDatabase<Tables>(owner, { connectionTimeoutMs: 60_000 });
    for (let nth = 0; nth < HOMES + PAGES; nth += 1) {
      const struttura_id = await buildStruttura(database.db, {
        stripe_account_id: 'acct_demo_anna',
        proprietario_email: ANNA,
        email_confirmed_at: new Date(),
      });
      homes.push({ struttura_id, cin: await cinOf(database.db, struttura_id) });
    }
    ownerCookie = await signInOwner(database.db, ANNA);
  });
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.kill()));
    await database?.close();
    await pooler?.stop();
    await cluster?.close();
  });

  const portalAt = (nth: number) => portals[nth % portals.length]?.port ?? 0;

  async function post(client: number, path: string, body: object, headers: Record<string, string>): Promise<Response> {
    attempts += 1;
    const address = `10.1.${attempts >> 8}.${attempts & 255}`;
    return fetch(`http://127.0.0.1:${portalAt(client)}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      body: JSON.stringify(body),
    });
  }

  const anyDay = () => addDays(dateInRome(new Date()), 20 + Math.floor(Math.random() * 300));

  async function book(client: number): Promise<void> {
    const nth = attempts;
    const home = homes[nth % HOMES];
    if (home === undefined) throw new Error('no home exists');
    const check_in_date = anyDay();
    const body = paymentBody(home.struttura_id, {
      cin: home.cin,
      check_in_date,
      check_out_date: addDays(check_in_date, 2),
      guest_email: `ospite-${nth}@example.it`,
      guests: 1,
    });
    const path = '/api/payments/booking/create-payment';
    const response = await post(client, path, body, { 'Idempotency-Key': `guasto-${nth}` });
    await response.text();
    if (response.status !== 200) return;
    acknowledged.push(body.guest_email);
    lastBookedAt = performance.now();
  }

  async function block(client: number): Promise<void> {
    const start_date = anyDay();
    const property_id = homes[attempts % HOMES]?.struttura_id;
    const body = { property_id, start_date, end_date: addDays(start_date, 1), event_type: 'blocked' };
    const response = await post(client, '/api/calendar/events', body, { Cookie: ownerCookie });
    const answer = await response.json().catch(() => ({}));
    if (response.status === 201) blocked.push(answer.event.event_id);
  }

  async function readPage(client: number): Promise<void> {
    const home = homes[HOMES + (Math.floor(client / portals.length) % PAGES)];
    const response = await fetch(`http://127.0.0.1:${portalAt(client)}/casa/${home?.struttura_id}`);
    await response.text();
    if (response.status !== 200) failedPages.push(`${response.status}`);
  }

  /**
   * Kinds of work, which are assigned to the clients in rotation. Clients alternate between the portals, so each portal receives
   * every kind.
   */
  const CLIENT_WORK = [book, book, block, readPage, book, book, readPage, block];

  async function underLoad<T>(work: () => Promise<T>): Promise<T> {
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      while (!isOver) {
        await (CLIENT_WORK[client % CLIENT_WORK.length] ?? book)(client);
        await pause(50);
      }
    });
    try {
      return await work();
    } finally {
      isOver = true;
      await Promise.all(clients);
    }
  }

  const isSettled = async () => (await cluster.primary()) !== null && (await cluster.standbys()).length === 2;

  async function findPrimary(): Promise<NodeName> {
    await expect.poll(isSettled, { timeout: 120_000, interval: 500 }).toBe(true);
    const node = await cluster.primary();
    if (node === null) throw new Error('the cluster has no primary');
    return node;
  }

  async function expectNothingLost(): Promise<void> {
    const { rows } = await sql<{ email: string }>`select guest_email as email from bookings`.execute(database.db);
    const stored = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    const events = await sql<{ public_id: string }>`select public_id from calendar_events`.execute(database.db);
    const nights = new Set(events.rows.map(({ public_id }) => public_id));
    expect(blocked.filter((id) => !nights.has(id))).toEqual([]);
    expect(blocked).not.toEqual([]);
    const twice = await sql`
      select one.id from calendar_events one join calendar_events other using (unit_id)
      where one.booking_id is not null and one.id <> other.id and one.period && other.period`.execute(database.db);
    expect(twice.rows).toEqual([]);
  }

  const faults: [string, number, (node: NodeName) => void, (node: NodeName) => void][] = [
    ['is killed', KILLED_MS, (node) => cluster.killServer(node), () => undefined],
    ['is frozen', SILENT_MS, (node) => cluster.freeze(node, true), (node) => cluster.freeze(node, false)],
    ['loses its network', SILENT_MS, (node) => cluster.cut(node, true), (node) => cluster.cut(node, false)],
  ];
  test.each(IS_VERIFY ? faults : faults.slice(0, 1))(
    'accepts bookings again within the time limit when the primary %s, and loses no acknowledged write',
    async (fault, limitMs, plant, mend) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await findPrimary();
        for (let nth = 0; nth < PAGES * portals.length; nth += 1) await readPage(nth);
        failedPages.length = 0;
        const outageMs = await underLoad(async () => {
          await pause(2000);
          const since = performance.now();
          plant(before);
          const isReplaced = async () => ![before, null].includes(await cluster.primary());
          await expect.poll(isReplaced, { timeout: 90_000, interval: 100 }).toBe(true);
          const promotedAt = performance.now();
          await expect.poll(() => lastBookedAt > promotedAt, { timeout: 90_000, interval: 50 }).toBe(true);
          const outage = lastBookedAt - since;
          await pause(2000);
          return outage;
        });
        console.log(
          `${fault}: ${Math.round(outageMs)} ms without a booking, ${acknowledged.length} bookings and ${blocked.length} blocks acknowledged`,
        );
        mend(before);
        expect(outageMs).toBeLessThan(limitMs);
        await findPrimary();
        await expectNothingLost();
        expect(failedPages).toEqual([]);
      }
    },
  );
});
