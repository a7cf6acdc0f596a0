import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import type { Tables } from '../../app/server/database.ts';
import { NO_LIMITS, openDatabase } from '../../platform/database/open-database.ts';
import { NO_FILTERS } from '../rules/search-criteria.ts';
import { createSearchQueries } from './find-service.ts';
import { createSearchLimiter, SEARCH_LIMITS } from './search-limiter.ts';
import * as locationsMessages from '../../locations/messages/visitor.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const AT_ONCE = 3;
const CROWD = 20;
const REFUSED = CROWD - 15;

const admissions: string[] = [];
const database = await createTestDatabase({ timeLimits: NO_LIMITS });
const nothing = () => undefined;
const open = (searchLimits = SEARCH_LIMITS) =>
  openPortal({
    database: { ...database, close: async () => undefined },
    now: new Date(),
    pages: createTestPages,
    searchLimits,
    metrics: {
      polled: nothing,
      bookingMoved: nothing,
      inboundTriggered: nothing,
      costlySearch: (admission) => admissions.push(admission),
    },
  });
const portal = await open({ ...SEARCH_LIMITS, timeoutMs: 240_000 });
const hurried = await open();
const elsewhere = openDatabase<Tables>(database.url, { size: 2, timeLimits: NO_LIMITS, connectionTimeoutMs: 60_000 });
const home = await buildStruttura(portal.db, { nome: 'Podere del Palio' });

afterAll(async () => {
  await elsewhere.close();
  await hurried.close();
  await portal.close();
  await database.close();
});

afterEach(() => void admissions.splice(0));

const countOf = (admission: string) => admissions.filter((each) => each === admission).length;

type Caller = { caller: string; signal?: AbortSignal; origin?: string };

function request(path: string, { caller, signal, origin = portal.origin }: Caller): Promise<Response> {
  return fetch(origin + path, { headers: { 'X-Forwarded-For': caller }, ...(signal && { signal }) });
}

async function get(path: string, caller = '203.0.113.1', origin = portal.origin) {
  const response = await request(path, { caller, origin });
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.json() };
}

function searchMany(count: number, origin = portal.origin) {
  return Array.from({ length: count }, (_, index) =>
    get('/api/ricerca/mappa?testo=palio', `198.51.100.${index}`, origin),
  );
}

async function whileTextSearchIsBlocked(work: () => Promise<void>): Promise<void> {
  await elsewhere.db.transaction().execute(async (transaction) => {
    await sql`lock table search_texts in access exclusive mode`.execute(transaction);
    await work();
  });
}

async function whileLimiterIsFull(work: () => Promise<void>, origin = portal.origin): Promise<void> {
  let first: ReturnType<typeof searchMany> = [];
  await whileTextSearchIsBlocked(async () => {
    first = searchMany(AT_ONCE, origin);
    await waitUntilBlocked(elsewhere.db, AT_ONCE);
    await work();
  });
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
}

describe('while costly searches are queued', () => {
  test('answers requests for towns and single homes without queueing', async () => {
    let waiting: ReturnType<typeof searchMany> = [];
    await whileTextSearchIsBlocked(async () => {
      waiting = searchMany(CROWD);
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
      const town = `/api/properties/public?citta_id=${MONTEPULCIANO}`;
      const paths = [town, `${town}&servizi=wifi`, `/api/strutture/${home}`];
      const quick = await Promise.all(paths.map((path) => get(path)));
      expect(quick.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.body).toMatchObject({ total: 1 });
    expect(['at_once', 'waited', 'refused'].map(countOf)).toEqual([AT_ONCE, CROWD - AT_ONCE, 0]);
  });

  test('returns 503 for API calls and pages that exceed the queue timeout, and recovers afterwards', async () => {
    let late: Awaited<ReturnType<typeof get>> | undefined;
    let page: Response | undefined;
    let filters: Awaited<ReturnType<typeof get>> | undefined;
    await whileLimiterIsFull(async () => {
      [late, page, filters] = await Promise.all([
        get('/api/properties/public?regione_id=9&testo=palio', '192.0.2.6', hurried.origin),
        request('/cerca?testo=palio', { caller: '192.0.2.7', origin: hurried.origin }),
        get(`/api/ricerca/filtri?citta_id=${MONTEPULCIANO}`, '192.0.2.9', hurried.origin),
      ]);
    }, hurried.origin);
    expect([filters?.status, filters?.retryAfter]).toEqual([503, '5']);
    expect([page?.status, page?.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await page?.text()).toContain(locationsMessages.homesNotLoaded);
    const body = { codice: 'SERVIZIO_NON_DISPONIBILE', detail: kernelMessages.serviceUnavailable };
    expect(late).toMatchObject({ status: 503, retryAfter: '5', body });
    expect((await Promise.all(searchMany(CROWD))).map(({ status }) => status)).toEqual(Array(CROWD).fill(200));
  });

  test('removes disconnected visitors from the queue', async () => {
    const pages = ['/cerca?testo=palio', '/api/ricerca/mappa?testo=palio'];
    await whileLimiterIsFull(async () => {
      // Retries, because on a busy machine a visitor can disconnect before the request arrives.
      while (countOf('left') < pages.length) {
        const gone = new AbortController();
        const leaving = pages.map((path) =>
          request(path, { caller: '192.0.2.8', signal: gone.signal }).catch(() => null),
        );
        await setTimeout(150);
        gone.abort();
        expect(await Promise.all(leaving)).toEqual([null, null]);
        await setTimeout(50);
      }
    });
  });

  test('returns 503 for the excess searches of one client, but serves another client', async () => {
    let ofOneClient: ReturnType<typeof get>[] = [];
    let other: ReturnType<typeof get> | undefined;
    await whileTextSearchIsBlocked(async () => {
      ofOneClient = Array.from({ length: CROWD }, () => get('/api/ricerca/mappa?testo=palio'));
      await expect.poll(() => countOf('refused')).toBe(REFUSED);
      other = get('/api/ricerca/mappa?testo=palio', '192.0.2.1');
      await waitUntilBlocked(elsewhere.db, AT_ONCE);
    });
    expect((await other)?.status).toBe(200);
    const statuses = (await Promise.all(ofOneClient)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(REFUSED);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CROWD - REFUSED);
  });
});

test('countEach returns null for searches that the limiter rejects, and occupies at most one slot', async () => {
  const locations = createLocationsService(portal.db);
  const findingWithin = (timeoutMs: number) =>
    createSearchQueries({
      db: portal.db,
      clock: systemClock,
      locations,
      limiter: createSearchLimiter({ limits: { atOnce: 1, waiting: 1, waitingOfOne: 1, timeoutMs } }),
    });
  const noCriteria = { ...NO_FILTERS, testo: '', stay: null, flexible: null, guests: 1, ordina: 'giorno' } as const;
  const words = { ...noCriteria, scope: { kind: 'italia' }, testo: 'palio' } as const;
  const town = { ...noCriteria, scope: { kind: 'citta', citta_ids: [MONTEPULCIANO] } } as const;
  const found = { total: 1, isAtLeast: false };
  expect(await findingWithin(240_000).countEach([words, town, words])).toMatchObject([found, found, found]);
  const finding = findingWithin(50);
  await whileTextSearchIsBlocked(async () => {
    const holding = finding.find(words, null);
    await waitUntilBlocked(elsewhere.db, 1);
    expect(await finding.countEach([town, words, town])).toMatchObject([found, null, found]);
    void holding.catch(() => undefined);
  });
  expect((await finding.points(words)).total).toBe(1);
});
