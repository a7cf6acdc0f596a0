import { join } from 'node:path';
import { sql } from 'kysely';
import { createAccountsService } from '../src/accounts/server/service.ts';
import type { AppParts } from '../src/app/server/app.ts';
import type { Database } from '../src/app/server/database.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import { createAddressTranslator } from '../src/app/server/translate-address.ts';
import type { PageServices } from '../src/app/server/pages.ts';
import type { Mail } from '../src/mail/contract.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { createPhotoReader } from '../src/media/server/serve-photo.ts';
import { createDiskStorage } from '../src/media/server/storage.ts';
import { listen } from '../src/platform/http/listen.ts';
import type { PageRenderer } from '../src/platform/page-cache/page-renderer.ts';
import { createApiApp } from './api-app.ts';
import { cinOf } from './build-struttura.ts';
import { composeTestModules } from './compose-test-modules.ts';
import { createTestDatabase } from './database.ts';
import { signIn } from './open-accounts.ts';
import { NOW } from './owner-modules.ts';

type PortalOptions = {
  now?: Date;
  port?: number;
  database?: Database;
  pages?: (services: PageServices) => Promise<PageRenderer>;
  diskState?: AppParts['diskState'];
  cacheAnswers?: AppParts['cacheAnswers'];
} & NonNullable<Parameters<typeof composeTestModules>[2]>;

// oxlint-disable-next-line typescript/no-explicit-any -- JSON of many calls, which tests inspect
export type CallAnswer = { status: number; headers: Headers; text: string; body: any };
/** Strings and bytes are sent unchanged as the body, and other values are sent as JSON. */
export type CallOptions = { cookie?: string | null; body?: unknown; headers?: Record<string, string> };

let caller = 0;

async function send(url: string, method: string, { cookie = null, body, headers: given }: CallOptions) {
  caller += 1;
  const headers = new Headers({ 'X-Forwarded-For': `10.9.${(caller >> 8) & 255}.${caller & 255}`, ...given });
  if (cookie !== null) headers.set('Cookie', cookie);
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const sent = body === undefined || isRaw ? (body as BodyInit | undefined) : JSON.stringify(body);
  const response = await fetch(url, { method, headers, body: sent ?? null });
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
  const answer: CallAnswer = {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : null,
  };
  return answer;
}

export async function openPortal({
  now = NOW,
  port = 0,
  pages,
  diskState = () => 'ok',
  cacheAnswers = (render) => render,
  ...options
}: PortalOptions = {}) {
  const {
    publicUrl = port === 0 ? 'http://127.0.0.1' : `http://127.0.0.1:${port}`,
    database: given,
    ...rest
  } = options;
  const database: Database = given ?? (await createTestDatabase());
  const { db } = database;
  const modules = composeTestModules(database, now, { ...rest, publicUrl });
  const app = createApiApp({
    ...modules,
    accountOf: modules.services.accountOf,
    uploadFolder: join(modules.folder, 'in-arrivo'),
    translateAddress: createAddressTranslator(modules.services.locations),
    readPhoto: createPhotoReader(createDiskStorage(modules.folder), (hash) => void modules.makeVariants(hash)),
    publicUrl,
    trustProxy: 1,
    diskState,
    cacheAnswers,
    ...(pages && { renderPage: await pages(modules.services) }),
  });
  const server = await listen(app, '127.0.0.1', port);
  const { boss } = openJobs(database.pool, { onError: console.error });
  const accounts = createAccountsService({ db, outbox: createMailOutbox(boss), publicUrl });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    database,
    db,
    modules,
    app,
    port: server.port,
    origin,

    call: (method: string, path: string, call: CallOptions = {}) => send(origin + path, method, call),

    signIn: async (email: string) => (await signIn(accounts, email)).cookie,

    cinOf: (id: number) => cinOf(db, id),

    async mailsTo(address: string): Promise<Mail[]> {
      const { rows } = await sql<{ data: Mail }>`
        select data from pgboss.job where name = 'mail' and data ->> 'to' = ${address} order by created_on`.execute(db);
      return rows.map(({ data }) => data);
    },

    async close(): Promise<void> {
      await server.close();
      modules.remove();
      await database.close();
    },
  };
}

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>;
