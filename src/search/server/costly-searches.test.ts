import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type OpenPortal, openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { systemClock } from '../../kernel/clock.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import type { Database } from '../../app/server/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { NO_FILTERS } from '../rules/search-criteria.ts';
import { createSearchQueries } from './find-service.ts';
import { createSearchLimiter } from './search-limiter.ts';

const AT_ONCE = 3;
/** As many as connections, and as many again. */
const CROWD = 20;
/** One caller's: three run, twelve wait. */
const REFUSED = CROWD - 15;

let portal: OpenPortal;
let elsewhere: Database;
let home: number;
const passed: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  portal = await openPortal({
    database,
    now: new Date(),
    pages: createTestPages,
    metrics: {
      polled: vi.fn(),
      bookingMoved: vi.fn(),
      doorbellRang: vi.fn(),
      costlySearch: (passage) => passed.push(passage),
    },
  });
  elsewhere = openDatabase(database.url, { size: 2 });
  home = await buildStruttura(portal.db, { nome: 'Podere del Palio' });
});

afterAll(async () => {
  await elsewhere.close();
  await portal.close();
});

afterEach(() => void passed.splice(0));

function ask(path: string, caller: string, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(portal.origin + path, { headers: { 'X-Forwarded-For': caller }, signal });
}

async function get(path: string, caller = '203.0.113.1') {
  const response = await ask(path, caller);
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() };
}

/** Searches with words of all Italy, each from another address: they stand still until the words may be read. */
function crowd(count: number) {
  return Array.from({ length: count }, (_, index) => get('/api/ricerca/mappa?testo=palio', `198.51.100.${index}`));
}

/** Keeps everybody from the words of all homes while `work` goes on. */
async function withoutWords(work: () => Promise<void>): Promise<void> {
  await elsewhere.db.transaction().execute(async (transaction) => {
    await sql`lock table search_texts in access exclusive mode`.execute(transaction);
    await work();
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe('while a crowd asks costly searches', () => {
  test('a town, and whatever is read by its key, is answered at once', async () => {
    let waiting: ReturnType<typeof crowd> = [];
    await withoutWords(async () => {
      waiting = crowd(CROWD);
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
      const town = await get(`/api/properties/public?citta_id=${MONTEPULCIANO}&servizi=wifi`);
      expect(town).toMatchObject({ status: 200 });
      const took = await timed(() =>
        Promise.all([get(`/api/properties/public?citta_id=${MONTEPULCIANO}`), get(`/api/properties/${home}`)]),
      );
      // Whoever stands in line with the crowd is told after two seconds to come back.
      expect(took).toBeLessThan(1900);
    });
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.body).toMatchObject({ total: 1 });
    const counted = (passage: string) => passed.filter((each) => each === passage).length;
    expect([counted('at_once'), counted('waited'), counted('refused')]).toEqual([AT_ONCE, CROWD - AT_ONCE, 0]);
  });

  test('who waits for more than two seconds is told to come back, and afterwards nothing hangs', async () => {
    let late: Awaited<ReturnType<typeof get>> | undefined;
    let page: Response | undefined;
    let first: ReturnType<typeof crowd> = [];
    await withoutWords(async () => {
      first = crowd(AT_ONCE);
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
      [late, page] = await Promise.all([
        get('/api/properties/public?regione_id=9&testo=palio'),
        ask('/cerca?testo=palio', '192.0.2.7'),
      ]);
    });
    expect([page?.status, page?.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await page?.text()).toContain(kernelMessages.servizioNonDisponibile);
    expect(late).toMatchObject({ status: 503, retryAfter: '5' });
    expect(late?.body).toMatchObject({
      codice: 'SERVIZIO_NON_DISPONIBILE',
      detail: kernelMessages.servizioNonDisponibile,
    });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(crowd(CROWD))).map(({ status }) => status)).toEqual(Array(CROWD).fill(200));
  });

  test('who hangs up leaves the line', async () => {
    const gone = new AbortController();
    let first: ReturnType<typeof crowd> = [];
    await withoutWords(async () => {
      first = crowd(AT_ONCE);
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
      const pages = ['/cerca?testo=palio', '/api/ricerca/mappa?testo=palio'];
      const leaving = pages.map((path) => ask(path, '192.0.2.8', gone.signal).catch(() => null));
      await setTimeout(150);
      gone.abort();
      expect(await Promise.all(leaving)).toEqual([null, null]);
      await vi.waitFor(() => expect(passed.filter((each) => each === 'left')).toHaveLength(2), { timeout: 20_000 });
    });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('one caller’s crowd is refused, another one’s search is not', async () => {
    let own: ReturnType<typeof get>[] = [];
    let other: ReturnType<typeof get> | undefined;
    await withoutWords(async () => {
      own = Array.from({ length: CROWD }, () => get('/api/ricerca/mappa?testo=palio'));
      await vi.waitFor(() => expect(passed).toContain('refused'), { timeout: 20_000 });
      other = get('/api/ricerca/mappa?testo=palio', '192.0.2.1');
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
    });
    expect((await other)?.status).toBe(200);
    const statuses = (await Promise.all(own)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(REFUSED);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CROWD - REFUSED);
  });
});

test('of several lists those that the gate has no place for are not known; none holds two places', async () => {
  const locations = createLocationsService(portal.db);
  const limiter = createSearchLimiter({ limits: { atOnce: 1, waiting: 1, waitingOfOne: 1, timeoutMs: 50 } });
  const finding = createSearchQueries({ db: portal.db, clock: systemClock, locations, limiter });
  const nothing = { ...NO_FILTERS, testo: '', stay: null, guests: 1, ordina: 'giorno' } as const;
  const words = { ...nothing, scope: { kind: 'italia' }, testo: 'palio' } as const;
  const town = { ...nothing, scope: { kind: 'citta', citta_ids: [MONTEPULCIANO] } } as const;
  const found = { total: 1, isAtLeast: false };
  expect(await finding.countEach([words, town, words])).toMatchObject([found, found, found]);
  await withoutWords(async () => {
    const holding = finding.find(words, null);
    await waitUntilBlocked(elsewhere.db, 1);
    expect(await finding.countEach([town, words, town])).toMatchObject([found, null, found]);
    void holding.catch(() => undefined);
  });
  expect((await finding.points(words)).total).toBe(1);
});
