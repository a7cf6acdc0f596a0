import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { DEMO_OWNER } from '../../src/demo/give-owner-homes.ts';
import { ROLES, type Role } from './arbitrary-request.ts';
import type { KnownHome } from './known-values.ts';
import { nextCaller } from './send-request.ts';

/** Who administers the portal under fuzz, and where its mails lie. */
export type Credentials = { username: string; password: string; mailFolder: string };

export type Cookies = Partial<Record<Role, string>>;

const PATIENCE_MS = 60_000;
const POLL_MS = 100;
const TOKEN = /entra\?token=([\w-]+)/;

async function post(origin: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextCaller() };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The token in the newest mail with a link to enter by; quoted-printable breaks lines by `=`. */
async function readToken(mailFolder: string, earlier: ReadonlySet<string>): Promise<string> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await pause(POLL_MS)) {
    const names = await readdir(mailFolder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml') && !earlier.has(each)).toReversed()) {
      const text = await readFile(join(mailFolder, name), 'latin1').catch(() => '');
      const [, token] = TOKEN.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? [];
      if (token !== undefined) return token;
    }
  }
  throw new Error('no mail with a link to enter by');
}

async function signInOwner(origin: string, mailFolder: string): Promise<string> {
  const earlier = new Set(await readdir(mailFolder).catch(() => []));
  await post(origin, '/api/accesso', { email: DEMO_OWNER });
  const token = await readToken(mailFolder, earlier);
  return cookiesOf(await post(origin, '/api/accesso/conferma', { token }));
}

async function signInAdmin(origin: string, { username, password }: Credentials): Promise<string> {
  return cookiesOf(await post(origin, '/api/admin/login', { username, password }));
}

async function isSignedIn(origin: string, role: Role, cookie: string): Promise<boolean> {
  const headers = { Cookie: cookie, 'X-Forwarded-For': nextCaller() };
  if (role === 'admin') return (await fetch(`${origin}/api/admin/session`, { headers })).ok;
  const answer = await fetch(`${origin}/api/accesso`, { headers });
  return (await answer.text()).includes(DEMO_OWNER);
}

/** The sessions of all roles: those that `cookies` has, where they still are, and new ones. */
export async function refreshSessions(origin: string, credentials: Credentials, cookies: Cookies): Promise<Cookies> {
  const fresh: Cookies = {};
  for (const role of ROLES.filter((each) => each !== 'anonymous')) {
    const cookie = cookies[role];
    if (cookie !== undefined && (await isSignedIn(origin, role, cookie))) fresh[role] = cookie;
    else {
      fresh[role] = await (role === 'admin'
        ? signInAdmin(origin, credentials)
        : signInOwner(origin, credentials.mailFolder));
    }
  }
  return fresh;
}

const LISTS: readonly (readonly [Role, string])[] = [
  ['owner', '/api/proprietario/strutture'],
  ['admin', '/api/admin/strutture/approved?limit=20'],
  ['admin', '/api/admin/strutture/pending?limit=10'],
];

const listed = z.object({ data: z.array(z.object({ id: z.number(), cin: z.string().nullable() })) });

/** Homes that the portal has, the owner's own first. */
export async function readHomes(origin: string, cookies: Cookies): Promise<KnownHome[]> {
  const homes: KnownHome[] = [];
  for (const [role, path] of LISTS) {
    const headers = { Cookie: cookies[role] ?? '', 'X-Forwarded-For': nextCaller() };
    const answer = await fetch(origin + path, { headers });
    const { data } = listed.parse(await answer.json());
    for (const { id, cin } of data) if (cin !== null) homes.push({ id, cin });
  }
  return homes;
}
