import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { TEST_SECRET } from '../../../test/compose-test-modules.ts';
import { cookieOf } from '../../../test/cookies-of.ts';
import { openInterruptibleServer } from '../../../test/interruptible-server.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startFeedServer } from '../../../test/feed-server.ts';
import { feedText } from '../../../test/feed-text.ts';
import { tokenFor } from '../../../test/open-accounts.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { ADMIN } from '../../../test/sign-in-admin.ts';
import { startTestPortal } from '../../../test/start-portal.ts';
import { createAccountsService } from '../../accounts/server/service.ts';
import { createSeal } from '../../calendar/server/seal.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { openJobs } from './jobs/open-jobs.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'ospitalia-due-')));
let caller = 0;

const [database, photos, platform] = await Promise.all([createTestDatabase(), startS3Server(), startFeedServer()]);
const cable = await openInterruptibleServer(database.url);
const { endpoint, bucket, accessKeyId, secretAccessKey } = photos.options;
const shared = {
  DATABASE_URL: cable.url,
  OSPITALIA_SECRET: TEST_SECRET,
  OSPITALIA_ADMIN_USERNAME: ADMIN.username,
  OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
  OSPITALIA_FEED_ALLOW: platform.host,
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};
const portals = await Promise.all(
  folders.map((dataDir) => startTestPortal({ ...shared, OSPITALIA_DATA_DIR: dataDir })),
);
const admins = database.db.selectFrom('admins').select('username');
await vi.waitFor(() => admins.executeTakeFirstOrThrow(), PATIENCE);
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.kill()));
  await Promise.all([cable.cut(), photos.close(), platform.stop()]);
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type RequestOptions = { method?: string; body?: RequestInit['body']; headers?: Record<string, string>; from?: string };

async function request(
  nth: number,
  path: string,
  { method = 'GET', body, headers, from }: RequestOptions = {},
): Promise<Response> {
  caller += 1;
  const given = {
    'X-Forwarded-For': from ?? `10.20.${caller >> 8}.${caller & 255}`,
    'User-Agent': FIREFOX,
    ...headers,
  };
  const port = portals[nth % portals.length]?.port;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: given, ...(body !== undefined && { body }) });
}

const post = (nth: number, path: string, sent: object, rest: RequestOptions = {}) =>
  request(nth, path, {
    method: 'POST',
    body: JSON.stringify(sent),
    ...rest,
    headers: { 'Content-Type': 'application/json', ...rest.headers },
  });

const count = <T>(values: readonly T[], value: T) => values.filter((one) => one === value).length;

/** Sends 30 requests at a time. Admission control would reject larger batches before the rate limit counts them. */
async function press(calls: number, path: string, from: string): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < calls) {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => request(nth, path, { from })));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

describe('two processes', () => {
  test('share an administrator’s session, which ends at both when the administrator signs out at one', async () => {
    const entered = await post(0, '/api/admin/login', ADMIN);
    expect(entered.status).toBe(200);
    const Cookie = cookieOf(entered);
    const statuses = async () => [
      (await request(0, '/api/admin/session', { headers: { Cookie } })).status,
      (await request(1, '/api/admin/session', { headers: { Cookie } })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    expect((await request(1, '/api/admin/logout', { method: 'POST', headers: { Cookie } })).status).toBe(204);
    expect(await statuses()).toEqual([401, 401]);
  });

  test('share an owner’s session from an emailed link, which ends at both when the owner signs out at one', async () => {
    const accounts = createAccountsService({
      db: database.db,
      outbox: createMailOutbox(openJobs(database.pool, { onError: console.error }).boss),
      publicUrl: 'http://127.0.0.1',
    });
    const token = await tokenFor(accounts, 'anna@example.it');
    const entered = await post(0, '/api/accesso/conferma', { token });
    expect(entered.status).toBe(200);
    const Cookie = cookieOf(entered);
    const strutture = async (nth: number) =>
      (await request(nth, '/api/proprietario/strutture', { headers: { Cookie } })).status;
    expect([await strutture(0), await strutture(1)]).toEqual([200, 200]);
    expect((await post(1, '/api/uscita', {}, { headers: { Cookie } })).ok).toBe(true);
    expect([await strutture(0), await strutture(1)]).toEqual([401, 401]);
  });

  test('both serve a photo that one has stored in the bucket', async () => {
    const body = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b5651d' } })
      .jpeg()
      .toBuffer();
    const sent = await request(0, '/api/foto?nome=a.jpg', {
      method: 'POST',
      body: Uint8Array.from(body),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    expect(sent.status).toBe(201);
    const { data } = (await sent.json()) as { data: { url: string } };
    const shown = [await request(0, data.url), await request(1, data.url)];
    expect(shown.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(shown.map((photo) => photo.bytes()));
    expect(one?.length).toBeGreaterThan(100);
    expect(other).toEqual(one);
  });
});

describe('two processes together', () => {
  test('send each email once', async () => {
    const emails = Array.from({ length: 8 }, (_, n) => `lettrice${n}@example.it`);
    for (const [nth, email] of emails.entries()) {
      expect((await post(nth, '/api/newsletter', { email, sito: '', elapsed_ms: 9000 })).status).toBe(201);
    }
    const mails = () =>
      folders
        .map((folder) => join(folder, 'mail'))
        .filter((path) => existsSync(path))
        .flatMap((path) => readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8')))
        .map((mail) => /^To: (\S+)/m.exec(mail)?.[1]);
    const unsent = async () =>
      (await sql`select from pgboss.job where name = 'mail' and state <> 'completed'`.execute(database.db)).rows.length;
    await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE);
    expect(new Set(mails())).toEqual(new Set(emails));
    expect(mails()).toHaveLength(emails.length);
  });

  test('poll each feed once, regardless of how often it is queued', async () => {
    await platform.set('*', { body: feedText('airbnb', []) });
    const seal = createSeal(TEST_SECRET);
    const paths = ['/1.ics', '/2.ics', '/3.ics'];
    const feed_ids: number[] = [];
    for (const path of paths) {
      const struttura = await buildStruttura(database.db);
      const unit = database.db.selectFrom('units').select('id').where('struttura_id', '=', struttura);
      const { id: unit_id } = await unit.executeTakeFirstOrThrow();
      const sealed_url = seal.seal(platform.origin + path);
      const feed = { unit_id, platform: 'airbnb', sealed_url, shown_url: '•••', host: platform.host } as const;
      const { id } = await database.db.insertInto('feeds').values(feed).returning('id').executeTakeFirstOrThrow();
      feed_ids.push(id);
    }
    const jobs = openJobs(database.pool, { onError: console.error });
    for (let times = 0; times < 4; times += 1) await jobs.put('feed-now', { feed_ids });
    await vi.waitFor(async () => {
      const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where name = 'feed-now'`.execute(
        database.db,
      );
      expect(rows.map(({ state }) => state)).toEqual(['completed', 'completed', 'completed', 'completed']);
    }, PATIENCE);
    const requests = await platform.requests();
    expect(requests.map(({ path }) => path).toSorted()).toEqual(paths);
  });
});

test('two processes share a limit of 30 CIN checks a minute, and return 429 with Retry-After beyond the limit', async () => {
  const from = '198.51.100.1';
  const statuses = await press(60, '/api/check-cin/IT052015C2ABCDEFGH', from);
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 30]);
  const refused = await request(1, '/api/check-cin/IT052015C2ABCDEFGH', { from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(40);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});

test('calls that have a rate limit return 503 within 15 s while the database is unreachable, and succeed once it is reachable again', async () => {
  const from = '198.51.100.5';
  const check = (nth: number) => request(nth, '/api/check-cin/IT052015C2ABCDEFGH', { from });
  expect((await check(0)).status).toBe(200);
  await cable.cut();
  const begin = performance.now();
  const answers = await Promise.all([check(0), check(1)]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  // On an idle machine, the calls return within three seconds. A hanging call would never return.
  expect(performance.now() - begin).toBeLessThan(15_000);
  await cable.restore();
  await vi.waitFor(async () => expect((await check(1)).status).toBe(200), PATIENCE);
});
