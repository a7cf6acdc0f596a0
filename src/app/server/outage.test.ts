import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { startTestPortal } from '../../../test/start-portal.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { SESSION_COOKIE } from '../../accounts/rules/session-cookie.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { freePort } from '../../platform/postgres/acquire-server.ts';
import * as stayMessages from '../../stay/messages/visitor.ts';
import type { Tables } from './database.ts';
import type { PageServices } from './pages.ts';
import { STALE_MARK } from './portal.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createProbe, watchDatabase } from '../../platform/database/watch-database.ts';
import { openPageCache } from '../../platform/page-cache/open-page-cache.ts';
import { openReadDb } from '../../platform/replica/open-read-db.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { openStandby } from '../../../test/standby.ts';

/** Maximum replication lag at which a replica may stand in for its primary. Production permits a minute. */
const MAX_MISSING_MS = 5000;

async function openOutagePortal() {
  const standby = await openStandby();
  const url = standby.primaryUrl;
  const watch = watchDatabase({ probe: createProbe(url), onChange: () => undefined });
  const database = openDatabase<Tables>(url, { hasBudget: true, watch, connectionTimeoutMs: 10_000 });
  const urls = { primary: url, replica: standby.replicaUrl };
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const reads = openReadDb<Tables>({ primary: database, watch, urls, maxMissingMs: MAX_MISSING_MS, warn });
  const rooms = { forgetCounts: (): void => undefined };
  const cache = openPageCache({
    url,
    hasReplica: true,
    clock: systemClock,
    publicUrl: 'http://127.0.0.1',
    forgetCounts: () => rooms.forgetCounts(),
    isDatabaseAway: () => watch.isAway() || reads.isStandingIn(),
    staleMark: STALE_MARK,
    warn,
  });
  const portal = await openPortal({
    now: new Date(),
    database,
    readDb: reads.db,
    cacheAnswers: cache.wrapRenderer,
    pages: async (services: PageServices) => cache.wrapRenderer(await createTestPages(services)),
  });
  rooms.forgetCounts = portal.modules.forgetCounts;
  return {
    ...portal,
    standby,
    warnings,
    replicaStats: () => {
      const stats = reads.replicaStats();
      if (stats === null) throw new Error('the replica exists');
      return stats;
    },
    async close(): Promise<void> {
      watch.close();
      await cache.close();
      await reads.close();
      await portal.close();
      await standby.stop();
    },
  };
}

const SENTENCE = 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa';
const PATIENCE = { timeout: 60_000, interval: 50 };
const [SIENA, FIRENZE, ROMA] = [52032, 48017, 58091];

const portal = await openOutagePortal();
const { standby, db } = portal;
const sold = { stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true };
const homes = [
  await buildStruttura(db, { ...sold, servizi: ['Piscina'] }),
  await buildStruttura(db, { citta_id: SIENA, nome: 'Il trullo' }),
  await buildStruttura(db, { citta_id: FIRENZE, posti_letto: 8 }),
  await buildStruttura(db, { citta_id: ROMA, posti_letto: 12 }),
];
const [home = 0] = homes;
afterAll(() => portal.close());

type Answer = { path: string; status: number; headers: Headers; text: string };

async function request(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(portal.origin + path, { headers: { Accept: 'text/html', ...headers } });
  return { path, status: answer.status, headers: answer.headers, text: await answer.text() };
}

let turns = 0;

function walk(): string[] {
  turns += 1;
  const stay = `dal=${addDays(dateInRome(new Date()), 20 + turns)}&al=${addDays(dateInRome(new Date()), 23 + turns)}`;
  return [
    `/?giro=${turns}`,
    ...['/strutture/toscana', '/strutture/lazio', '/strutture/toscana/siena', '/strutture/lazio/roma'].map(
      (path) => `${path}?${stay}`,
    ),
    `/strutture/toscana/siena/montepulciano?${stay}&servizi=piscina`,
    `/strutture/toscana/firenze/firenze?${stay}&ospiti=4&ordina=prezzo`,
    `/strutture/toscana.data?${stay}`,
    `/cerca?${stay}`,
    `/cerca?testo=trullo&${stay}`,
    `/cerca?dove=toscana&servizi=piscina&prezzo_max=200&${stay}`,
    ...homes.map((id) => `/struttura/${id}/x?${stay}`),
    `/blog?giro=${turns}`,
  ];
}

async function calls(): Promise<string[]> {
  const today = dateInRome(new Date());
  return [
    '/api/properties/public?citta=Montepulciano',
    `/api/strutture/${home}`,
    `/api/calendar/availability?cin=${cin}&start_date=${addDays(today, turns)}&end_date=${addDays(today, turns + 30)}`,
  ];
}

const untilFollowing = () => vi.waitFor(() => expect(portal.replicaStats().isUp).toBe(true), PATIENCE);

let cin = '';
beforeAll(async () => {
  cin = await portal.cinOf(home);
  await untilFollowing();
});

const isHtml = ({ headers }: Answer) => headers.get('Content-Type')?.startsWith('text/html') ?? false;
const isMarked = ({ headers }: Answer) =>
  headers.get('Warning') === '110 - "Response is Stale"' && headers.get('Cache-Control') === 'no-store';
const failed = (answers: readonly Answer[]) =>
  answers
    .filter(({ status }) => status >= 500)
    .map(({ path, status, text }) => `${status} ${path} ${text.slice(0, 300)}`);

async function walkMarked(): Promise<void> {
  const answers = await Promise.all([...walk(), ...(await calls())].map((path) => request(path)));
  // Counts of homes are cached for a few seconds, so this response need not be marked as stale.
  expect(failed([...answers, await request('/api/province/52/citta-with-count')])).toEqual([]);
  expect(answers.filter((answer) => !isMarked(answer)).map(({ path }) => path)).toEqual([]);
  const pages = answers.filter(isHtml);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ text }) => text.split(SENTENCE).length !== 2).map(({ path }) => path)).toEqual([]);
}

let stays = 0;

function book() {
  stays += 4;
  const check_in_date = addDays(dateInRome(new Date()), 100 + stays);
  const dates = { check_in_date, check_out_date: addDays(check_in_date, 3) };
  return portal.call('POST', '/api/payments/booking/create-payment', { body: paymentBody(home, { cin, ...dates }) });
}

const priceOf = async (headers = {}) => (await request(`/api/strutture/${home}`, headers)).text;
/** Waits until the replica stands in for the primary. For half a second after the primary is lost, the replica still counts as fresh. */
const untilStandingIn = () =>
  vi.waitFor(() => expect(portal.replicaStats()).toMatchObject({ isUp: false, isStandingIn: true }), PATIENCE);

async function expectNormal(): Promise<void> {
  await vi.waitFor(async () => {
    const answers = await Promise.all(walk().map((path) => request(path)));
    expect(failed(answers)).toEqual([]);
    expect(answers.filter((answer) => isMarked(answer) || answer.text.includes(SENTENCE))).toEqual([]);
  }, PATIENCE);
  await vi.waitFor(async () => expect((await book()).status).toBe(200), PATIENCE);
  await db
    .updateTable('strutture')
    .set({ prezzo_notte_cents: 10_000 + stays * 100 })
    .where('id', '=', home)
    .execute();
  await vi.waitFor(async () => expect(await priceOf()).toContain(`"prezzo_notte":${100 + stays}`), PATIENCE);
}

async function expectStandIn(lose: () => Promise<void>): Promise<void> {
  await untilFollowing();
  await request('/strutture/umbria');
  let isOn = true;
  const seen: Answer[] = [];
  const visitors = [1, 2, 3].map(async () => {
    while (isOn) for (const path of walk()) seen.push(await request(path));
  });
  await lose();
  await untilStandingIn();
  await walkMarked();
  const cached = await request('/strutture/umbria');
  expect([cached.status, cached.text.includes(SENTENCE)]).toEqual([200, true]);
  isOn = false;
  await Promise.all(visitors);
  expect(failed(seen)).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
  const refused = await book();
  expect([refused.status, refused.body.detail, refused.headers.get('Retry-After')]).toEqual([
    503,
    stayMessages.bookingsSuspended,
    '5',
  ]);
}

test('while the primary hangs, pages are marked as stale and nothing is sold', async () => {
  await expectStandIn(async () => standby.freezePrimary(true));
  standby.freezePrimary(false);
  await expectNormal();
});

describe('a portal whose primary database was killed', () => {
  test('marks every page as stale, and sells nothing', () => expectStandIn(standby.killPrimary));

  test.each([
    ['has just changed something', { Cookie: '__Host-appena=1' }],
    ['has a session', { Cookie: `${SESSION_COOKIE}=x` }],
  ])('shows pages, but nothing private, to a visitor who %s', async (_, headers) => {
    const page = await request(`/struttura/${home}/x?giro=1`, headers);
    expect([page.status, isMarked(page), page.text.includes(SENTENCE)]).toEqual([200, true, true]);
    expect((await request('/api/proprietario/strutture', headers)).status).toBeGreaterThanOrEqual(401);
  });

  test('renders a page once and serves it to several visitors', async () => {
    const { standIns } = portal.replicaStats();
    const first = await request('/strutture/veneto');
    const once = portal.replicaStats().standIns;
    const second = await request('/strutture/veneto');
    expect([once > standIns, portal.replicaStats().standIns - once]).toEqual([true, 0]);
    expect(second.text).toBe(first.text);
    expect(isMarked(second)).toBe(true);
  });

  test('returns 404 for unknown pages, and 503 for a guest’s booking page', async () => {
    const answers = await Promise.all(
      ['/strutture/atlantide', '/struttura/999999/x', '/prenotazione/A1B2C3D4E5F6G7H8'].map((path) => request(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 503]);
  });

  test('returns 503 immediately if the replica fails too, and serves pages again when the replica returns', async () => {
    await standby.killReplica();
    await vi.waitFor(() => expect(portal.replicaStats().isStandingIn).toBe(false), PATIENCE);
    const answers = await Promise.all(walk().map((path) => request(path)));
    const page = answers.find(({ path }) => path.startsWith('/struttura/'));
    expect(answers.filter(({ status }) => status !== 503 && status !== 200).map(({ path }) => path)).toEqual([]);
    expect([page?.status, page?.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(page?.text).toContain('Servizio momentaneamente non disponibile');
    await standby.startReplica();
    await untilStandingIn();
    await walkMarked();
  });

  test('returns 503 while the replica hangs, and serves pages again afterwards', async () => {
    standby.freezeReplica(true);
    const first = await request(`/struttura/${home}/x?giro=2`);
    await vi.waitFor(() => expect(portal.replicaStats().isStandingIn).toBe(false), PATIENCE);
    expect([first.status, (await request(`/struttura/${home}/x?giro=3`)).status]).toEqual([503, 503]);
    standby.freezeReplica(false);
    await untilStandingIn();
    await walkMarked();
  });

  test('serves fresh pages when the primary returns', async () => {
    await standby.startPrimary();
    await expectNormal();
  });
});

test('a replica that lagged when the primary failed serves nothing until it has replayed all changes that it received', async () => {
  await untilFollowing();
  await standby.pauseReplay();
  await db.updateTable('strutture').set({ nome: 'Podere Nuovo' }).where('id', '=', home).execute();
  await vi.waitFor(() => expect(portal.replicaStats().lagMs).toBeGreaterThan(MAX_MISSING_MS + 2000), PATIENCE);
  await standby.killPrimary();
  const path = (turn: number) => `/struttura/${home}/x?ritardo=${turn}`;
  await vi.waitFor(async () => expect((await request(path(1))).status).toBe(503), PATIENCE);
  expect(portal.replicaStats().isStandingIn).toBe(false);
  await standby.resumeReplay();
  await untilStandingIn();
  const page = await request(path(2));
  expect([page.status, isMarked(page), page.text.includes('Podere Nuovo')]).toEqual([200, true, true]);
  expect(portal.warnings).toContain('the replica stands in for the primary');
  await standby.startPrimary();
  await expectNormal();
});

test('a portal stays ready while its replica replaces the primary, but does not start without its primary', async () => {
  await untilFollowing();
  const env = {
    DATABASE_URL: standby.primaryUrl,
    DATABASE_READ_URL: standby.replicaUrl,
    OSPITALIA_DATA_DIR: temporaryFolder(),
  };
  const started = await startTestPortal(env);
  const origin = `http://127.0.0.1:${started.port}`;
  const ready = async () => {
    const answer = await fetch(`${origin}/readyz`);
    const { status, parts } = (await answer.json()) as { status: string; parts: Record<string, string> };
    return [answer.status, status, parts['database'] === 'ok', parts['replica']];
  };
  try {
    await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ok', true, 'ok']), PATIENCE);
    // Waits for the first administrator, because a portal exits if it loses its database before it has created this
    // administrator.
    const admins = db.selectFrom('admins').select('username');
    await vi.waitFor(async () => expect(await admins.execute()).not.toEqual([]), PATIENCE);
    await standby.killPrimary();
    await vi.waitFor(async () => expect(await ready()).toEqual([200, 'degraded', false, 'standing_in']), PATIENCE);
    await vi.waitFor(async () => {
      const shown = await fetch(`${origin}/api/strutture/${home}`);
      expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    }, PATIENCE);
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('ospitalia_replica{figure="is_standing_in"} 1');
    const second = spawnSync(process.execPath, [join(import.meta.dirname, '../../../test/portal-process.ts')], {
      env: { ...env, OSPITALIA_LANG: 'it', PORT: String(await freePort()) },
      encoding: 'utf8',
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain('nessuno risponde (DATABASE_URL)');
    expect(second.stderr).toContain('La replica di DATABASE_READ_URL da sola non basta');
    await standby.killReplica();
    await vi.waitFor(async () => expect(await ready()).toEqual([503, 'ill', false, 'away']), PATIENCE);
    await standby.startReplica();
    await standby.startPrimary();
    await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ok', true, 'ok']), PATIENCE);
  } finally {
    await started.kill();
  }
});
