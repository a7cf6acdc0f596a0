import { afterAll, expect, test } from 'vitest';
import routes from '../../src/app/web/routes.ts';
import { NO_LIMITS } from '../../src/platform/database/open-database.ts';
import { listen } from '../../src/platform/http/listen.ts';
import { SEARCH_LIMITS } from '../../src/search/server/search-limiter.ts';
import { buildStruttura } from '../../test/build-struttura.ts';
import { createTestDatabase } from '../../test/database.ts';
import { openPortal } from '../../test/open-portal.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import { fuzz } from './fuzz.ts';
import { createJudge } from '../../test/judge-answer.ts';
import { arbitraryOf, readAll } from './arbitrary-portal.ts';
import { readKnownMessages } from '../../test/known-messages.ts';

const OWNER = 'proprietaria@example.it';
const REQUESTS = 300;
const HANG_MS = 120_000;

const noPages = async () => async () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } });

// Disables the time limits, so that a slow machine does not cause false failures.
const database = await createTestDatabase({ timeLimits: NO_LIMITS });
const portal = await openPortal({ database, pages: noPages, searchLimits: { ...SEARCH_LIMITS, timeoutMs: HANG_MS } });
const ids = [await buildStruttura(portal.db, { proprietario_email: OWNER }), await buildStruttura(portal.db, {})];
const homes = await Promise.all(ids.map(async (id) => ({ id, cin: await portal.cinOf(id) })));
const cookies = { owner: await portal.signIn(OWNER), admin: await signInAdmin(portal.db) };
const judge = createJudge(await readKnownMessages());
const operations = await readAll(portal.origin, routes);
const arbitrary = arbitraryOf(operations, homes);
const servers: { close(): Promise<unknown> }[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await portal.close();
});

async function serve(plant: (request: Request) => Response | null) {
  const fetch = (request: Request, env?: unknown) => plant(request) ?? portal.app.fetch(request, env);
  const server = await listen({ fetch }, '127.0.0.1', 0);
  servers.push(server);
  return { port: server.port, isRunning: () => true, cookies: async () => cookies };
}

const run = async (plant: (request: Request) => Response | null, requests = REQUESTS) =>
  fuzz({ portal: await serve(plant), judge, arbitrary, hangMs: HANG_MS }, { seed: 21, requests, minutes: Infinity });

test('the fuzzer finds no fault in 300 requests to the portal', async () => {
  const report = await run(() => null);
  expect(report.failures.map(({ fault, request }) => `${fault}\n${JSON.stringify(request)}`)).toEqual([]);
  expect(report).toMatchObject({ serverErrors: 0, hangs: 0 });
  expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(report.byStatus['200'] ?? 0).toBeGreaterThan(30);
  expect(report.byStatus['422'] ?? 0).toBeGreaterThan(30);
});

test.each<[string, Response]>([
  ['answered 500', new Response('', { status: 500 })],
  ['a leak', Response.json({ text: 'TypeError: x\n    at Object.run (/srv/portal/main.js:1:2)' })],
])('the fuzzer detects a planted fault and shrinks the request that triggers it: %s', async (fault, planted) => {
  const report = await run(
    ({ url, method }) => (method !== 'HEAD' && new URL(url).search.includes('%27') ? planted.clone() : null),
    200,
  );
  expect(report.failures.map((failure) => failure.fault)).toContainEqual(expect.stringContaining(fault));
  const [smallest] = report.failures
    .map(({ request }) => request)
    .toSorted((a, b) => a.target.length - b.target.length);
  expect(decodeURIComponent(smallest?.target ?? '').split('&')).toHaveLength(1);
  const { by } = operations.find(({ method, path }) => `${method} ${path}` === smallest?.operation) ?? {};
  expect(smallest?.role).toBe(by);
});
