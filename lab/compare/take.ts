// Takes the snapshot of the working directory. Build the portal first, then run this with `--import frozen-clock.mjs`.
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openAuthorisationPortal } from '../../test/authorisation/portal.ts';
import { createTestDatabase } from '../../test/database.ts';
import type { Subject } from '../../test/authorisation/views.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import { signInOwner } from '../../test/sign-in-owner.ts';
import { type CallRequest, type Entries, listCalls, takeMatrix } from './calls.ts';
import { freeze, type FrozenServer, openFrozenDatabase, openFrozenServer, startFrozenPortal } from './frozen-server.ts';
import { takeMails } from './mails.ts';
import { describeAnswer } from './normalise.ts';
import { readCode } from './read-code.ts';
import { FILES, type FrozenBooking, listScreens, type Viewer } from './screens.ts';

const OWNER = 'proprietaria@example.it';
const HOST = 'ospitalia.example';
const HOME = { id: 9, cin: 'IT017134C2DEMO0009' };

/** Status with which an overloaded portal rejects requests. `send` retries such requests. */
const OVERLOADED = 503;
const ATTEMPTS = 5;
const PAUSE_MS = 2000;

let requests = 0;

type SnapshotRequest = { method?: string; path: string; cookie?: string | undefined; accept?: string; body?: unknown };

async function send(origin: string, { method = 'GET', path, cookie, accept = '*/*', body }: SnapshotRequest) {
  requests += 1;
  const headers = new Headers({
    Host: HOST,
    Accept: accept,
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
  });
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const request = () => fetch(origin + path, { method, headers, redirect: 'manual', ...sent });
  let answer = await request();
  for (let attempt = 1; answer.status === OVERLOADED && attempt < ATTEMPTS; attempt += 1) {
    await answer.body?.cancel();
    await pause(PAUSE_MS);
    answer = await request();
  }
  return answer;
}

type Portal = { origin: string; cookies: Record<Viewer, string | undefined>; entries: Entries };

async function record({ origin, entries }: Portal, key: string, request: SnapshotRequest): Promise<Response> {
  const answer = await send(origin, request);
  const body = await answer.text();
  entries[key] = describeAnswer(answer, body);
  return answer;
}

async function takeScreens(portal: Portal, bookings: readonly FrozenBooking[]): Promise<void> {
  for (const { path, viewer, languages } of listScreens(bookings)) {
    for (const language of languages) {
      const way = await send(portal.origin, { path: `/lingua/${language}?pagina=${encodeURIComponent(path)}` });
      const own = language === 'it' ? path : (way.headers.get('location') ?? path);
      await way.body?.cancel();
      const request = { path: own, cookie: portal.cookies[viewer], accept: 'text/html' };
      const key = `page ${language} ${viewer} ${path}`;
      const { status, headers } = await record(portal, key, request);
      const location = headers.get('location');
      if (status === 301 && location) await record(portal, `${key} (moved)`, { ...request, path: location });
    }
  }
}

async function takeFiles(portal: Portal): Promise<void> {
  for (const path of FILES) await record(portal, `file all ${path}`, { path });
  for (const path of ['/', '/api/nessuna']) await record(portal, `file all HEAD ${path}`, { path, method: 'HEAD' });
  const { entries } = portal;
  const maps = [...(entries['file all /sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)];
  for (const [, path = ''] of maps) await record(portal, `file all ${path}`, { path });
}

async function takeCalls(portal: Portal, calls: readonly CallRequest[]): Promise<void> {
  for (const { method, path, viewer, language, body } of calls) {
    const key = `call ${language} ${viewer} ${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`;
    await record(portal, key, { method, path: `${path}&lingua=${language}`, cookie: portal.cookies[viewer], body });
  }
}

async function takeFrozenPortal(server: FrozenServer): Promise<Entries> {
  const database = await openFrozenDatabase();
  const { origin, stop } = await startFrozenPortal(server, database.url);
  const { rows: bookings } = await sql<FrozenBooking>`
    select id, codice, session_id from bookings order by codice`.execute(database.db);
  const [booking] = bookings;
  if (booking === undefined) throw new Error('the frozen data has no bookings');
  const cookies = {
    nobody: undefined,
    owner: await signInOwner(database.db, OWNER),
    admin: await signInAdmin(database.db),
  };
  const portal: Portal = { origin, cookies, entries: {} };
  const ids = { event_id: '', configuration_id: 1, request_id: booking.id, post_id: 2, category_id: 1, comment_id: 1 };
  const subject: Subject = { ...HOME, ...ids, booking };
  await takeScreens(portal, bookings);
  await takeFiles(portal);
  await takeCalls(portal, listCalls(subject));
  await stop();
  await database.close();
  return portal.entries;
}

async function takeMatrixPortal(): Promise<Entries> {
  const database = await createTestDatabase();
  const portal = await openAuthorisationPortal({ database });
  const entries = await takeMatrix(portal);
  const mails = await takeMails(database.db, portal);
  await portal.close();
  return { ...entries, ...mails };
}

// Exits explicitly, because the handler of `exit` stops the embedded PostgreSQL, and a signal's default action emits no `exit`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [file = ''] = process.argv.slice(2);
const server = await openFrozenServer();
if (file === '--freeze') {
  await freeze(server);
} else {
  const entries = { ...(await takeFrozenPortal(server)), ...(await takeMatrixPortal()) };
  const snapshot = JSON.stringify({ entries, code: readCode() }, null, 1);
  writeFileSync(file, file.endsWith('.gz') ? gzipSync(snapshot, { level: 1 }) : snapshot);
}
await server.close();
