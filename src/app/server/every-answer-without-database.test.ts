import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAuthorisationPortal } from '../../../test/authorisation/portal.ts';
import { ROWS } from '../../../test/authorisation/rows.ts';
import { type Subject, type View, VIEWS } from '../../../test/authorisation/views.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Fault, type FaultProxy, openFaultProxy } from '../../../test/fault-proxy.ts';
import { createTestPages, PAGE_ROUTES } from '../../../test/page-build.ts';
import { IS_VERIFY } from '../../../test/verify.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createProbe, type DatabaseWatch, watchDatabase } from '../../platform/database/watch-database.ts';
import type { Database, Tables } from './database.ts';

const WITHOUT_DATABASE = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /chi-siamo',
  'GET /lingua/{language}',
  'GET /foto/{file}',
  'GET /mappa/{file}',
  'GET /api/mappa',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/newsletter/disiscrizione/{token}',
  // These calls need no database, because names of places are cached when they are first requested.
  'GET /api/regioni',
  'GET /regioni',
  'GET /api/regioni/{regione_id}/province',
  'GET /regioni/{regione_id}/province',
  'GET /api/province/{provincia_id}/citta',
  'GET /province/{provincia_id}/citta',
  // These calls need no database, because without a cookie the server does not look up a session.
  'GET /api/accesso',
  'POST /api/admin/logout',
];

let testDatabase: TestDatabase;
let cable: FaultProxy;
let watch: DatabaseWatch;
let database: Database;
let portal: Awaited<ReturnType<typeof openAuthorisationPortal>>;
const subjects = new Map<string, Subject>();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  cable = await openFaultProxy(testDatabase.url);
  watch = watchDatabase({ probe: createProbe(cable.url), onChange: () => undefined });
  // Uses a long timeout, because connecting can take a long time on a busy machine.
  database = openDatabase<Tables>(cable.url, { hasBudget: true, watch, connectionTimeoutMs: 10_000 });
  portal = await openAuthorisationPortal({ database, pages: createTestPages });
  for (const route of portal.routes()) {
    const row = rowOf(route);
    if (row === undefined) continue;
    const isBooked = route.includes('/prenotazioni');
    const kind = `${row.state} ${isBooked}`;
    if (!subjects.has(kind)) subjects.set(kind, await portal.build(row.state, { isBooked }));
  }
  for (const view of VIEWS) await portal.cookies(view);
});

afterAll(async () => {
  await cable.set('none');
  watch.close();
  await portal.close();
  await testDatabase.close();
  await cable.close();
});

const rowOf = (route: string) => ROWS[route] ?? ROWS[route.replace(' /', ' /api/')];

function viewFor(route: string): View {
  const row = rowOf(route);
  return VIEWS.find((view) => (row?.statuses[view] ?? 500) < 400) ?? 'anonymous';
}

async function requestRoute(route: string) {
  const row = rowOf(route);
  const subject = row && subjects.get(`${row.state} ${route.includes('/prenotazioni')}`);
  if (row === undefined || subject === undefined) throw new Error(`${route} has no row`);
  return portal.call(route, row, { subject, view: viewFor(route) });
}

function faultOf({ status, headers, text }: { status: number; headers: Headers; text: string }, isPage = false) {
  if (status < 500) return null;
  if (status !== 503) return `answers ${status}`;
  if (!/^\d+$/.test(headers.get('Retry-After') ?? '')) return 'has no Retry-After';
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage) return isHtml ? null : 'is not a page';
  // Accepts HTML, because some of the routes redirect to a page.
  if (isHtml) return null;
  const body = JSON.parse(text);
  const isContract =
    body.success === false && body.codice === 'SERVIZIO_NON_DISPONIBILE' && body.detail === body.message;
  return isContract && body.request_id !== '' ? null : `says ${text}`;
}

const PARAMETERS: Readonly<Record<string, string>> = {
  regione: 'toscana',
  provincia: 'siena',
  citta: 'montepulciano',
  slug: 'podere',
};

function addressOf(path: string): string {
  const subject = subjects.get('approvata false');
  const known = { ...PARAMETERS, id: String(subject?.id), codice: 'A1B2C3D4E5F6G7H8' };
  return path
    .replaceAll(/:(\w+)\??/g, (_, name: string) => known[name as keyof typeof known] ?? 'x')
    .replace('*', 'niente');
}

const FAULTS: [name: string, fault: Fault][] = [
  ...(IS_VERIFY ? [['refuses connections', 'refuse'] as [string, Fault]] : []),
  ['closes connections', 'cut'],
  ['does not respond', 'blackhole'],
];

describe.each(FAULTS)('a database that %s', (_, fault) => {
  beforeAll(() => cable.set(fault));

  test('makes API calls fail only with 503 and Retry-After, in the common error format', async () => {
    const wrong: string[] = [];
    const answered: string[] = [];
    for (const route of portal.routes()) {
      const answer = await requestRoute(route);
      const found = faultOf(answer);
      if (found !== null) wrong.push(`${route} ${found}`);
      if (answer.status < 400) answered.push(route);
    }
    expect(wrong).toEqual([]);
    expect(answered.filter((route) => !WITHOUT_DATABASE.includes(route))).toEqual([]);
  });

  test('makes pages fail only with 503 and Retry-After, as an HTML page', async () => {
    const wrong: string[] = [];
    for (const view of ['anonymous', 'owner', 'admin'] as const) {
      for (const { path } of PAGE_ROUTES) {
        const headers = { Accept: 'text/html', Cookie: (await portal.cookies(view)) ?? '' };
        const answer = await fetch(portal.origin + addressOf(path), { headers, redirect: 'manual' });
        const found = faultOf({ status: answer.status, headers: answer.headers, text: await answer.text() }, true);
        if (found !== null) wrong.push(`${view} ${path} ${found}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is used again without a restart once it is reachable', async () => {
    await cable.set('none');
    await expect
      .poll(async () => (await requestRoute('GET /api/strutture/{id}')).status, { timeout: 30_000 })
      .toBe(200);
    await cable.set(fault);
  });
});
