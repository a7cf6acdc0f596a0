import { z } from 'zod';
import { createAccountsService } from '../../src/accounts/server/service.ts';
import type { Database } from '../../src/app/server/database.ts';
import { openJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { DEMO_OWNER } from '../../src/demo/assign-owner-homes.ts';
import { createMailOutbox } from '../../src/mail/server/create-mail-outbox.ts';
import { signIn } from '../../test/open-accounts.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import type { Role } from './arbitrary-request.ts';
import type { KnownHome } from './known-values.ts';
import { nextCaller } from './send-request.ts';

export type Cookies = Partial<Record<Role, string>>;

async function isSignedIn(origin: string, role: Role, cookie: string | undefined): Promise<boolean> {
  if (cookie === undefined) return false;
  const headers = { Cookie: cookie, 'X-Forwarded-For': nextCaller() };
  if (role === 'admin') return (await fetch(`${origin}/api/admin/session`, { headers })).ok;
  return (await (await fetch(`${origin}/api/accesso`, { headers })).text()).includes(DEMO_OWNER);
}

export async function refreshSessions(
  origin: string,
  { db, pool }: Database,
  { owner, admin }: Cookies,
): Promise<Cookies> {
  const fresh: Cookies = {};
  if (owner !== undefined && (await isSignedIn(origin, 'owner', owner))) fresh.owner = owner;
  else {
    const outbox = createMailOutbox(openJobs(pool, { onError: console.error }).boss);
    fresh.owner = (await signIn(createAccountsService({ db, outbox, publicUrl: origin }), DEMO_OWNER)).cookie;
  }
  fresh.admin = admin !== undefined && (await isSignedIn(origin, 'admin', admin)) ? admin : await signInAdmin(db);
  return fresh;
}

const LISTS: readonly (readonly [Role, string])[] = [
  ['owner', '/api/proprietario/strutture'],
  ['admin', '/api/admin/strutture/approved?limit=20'],
  ['admin', '/api/admin/strutture/pending?limit=10'],
];

const listed = z.object({ data: z.array(z.object({ id: z.number(), cin: z.string().nullable() })) });

export async function readHomes(origin: string, cookies: Cookies): Promise<KnownHome[]> {
  const homes: KnownHome[] = [];
  for (const [role, path] of LISTS) {
    const headers = { Cookie: cookies[role] ?? '', 'X-Forwarded-For': nextCaller() };
    const { data } = listed.parse(await (await fetch(origin + path, { headers })).json());
    for (const { id, cin } of data) if (cin !== null) homes.push({ id, cin });
  }
  return homes;
}
