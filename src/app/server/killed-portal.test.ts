import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { nextCin, sentBody, sentCamera } from '../../../test/owner-modules.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { IS_VERIFY, KILLS } from '../../../test/verify.ts';
import { everyPhotoFile, photoFiles } from '../../media/rules/photo-files.ts';
import { createMediaService } from '../../media/server/service.ts';
import { createDiskStorage } from '../../media/server/storage.ts';

const PATIENCE = { timeout: 180_000 };
const EAGERNESS = { ...PATIENCE, interval: 5 };
const PHOTOS = 3;

const UNFINISHED = ['in-arrivo', 'foto/.incompleti'];

const database = await createTestDatabase();
const { dataDir, portals, portalAt, start, close } = await startPortals(database, 1);
afterAll(close);

function paintNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 900, height: 640, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
}

type UploadRequest = { path: string; type: string; body: Buffer };

async function send({ path, type, body }: UploadRequest) {
  const url = `http://127.0.0.1:${portalAt(0).port}${path}`;
  const answer = await fetch(url, { method: 'POST', body: Uint8Array.from(body), headers: { 'Content-Type': type } });
  return { status: answer.status, body: (await answer.json()) as { data: { url: string } } };
}

function begin({ path, type, body }: UploadRequest, part: number): void {
  const socket = connect(portalAt(0).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, body.length * part)]));
}

const upload = async (): Promise<UploadRequest> => ({
  path: '/api/foto?nome=a.jpg',
  type: 'image/jpeg',
  body: await paintNoise(),
});

async function submission(cin: string): Promise<UploadRequest> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, paintNoise));
  const immagini = photos.map((photo) => `data:image/jpeg;base64,${photo.toString('base64')}`);
  const camere = [sentCamera(), sentCamera({ nome_camera: 'Camera verde' })];
  const fields = {
    tipo_struttura: ['bb'],
    tipo_prenotazione: 'bnb',
    camere,
    immagini,
    cin,
    email: `${cin}@example.it`,
  };
  return { path: '/api/strutture', type: 'application/json', body: Buffer.from(JSON.stringify(sentBody(fields))) };
}

function filesIn(folder: string): string[] {
  const path = join(dataDir, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const unfinished = () => UNFINISHED.flatMap((folder) => filesIn(folder).map((name) => join(dataDir, folder, name)));

async function lastIds() {
  const { rows } = await sql<{ photo: number; struttura: number }>`
    select coalesce((select max(id) from photos), 0) as photo,
      coalesce((select max(id) from strutture), 0) as struttura`.execute(database.db);
  return rows[0] ?? { photo: 0, struttura: 0 };
}

type LastIds = Awaited<ReturnType<typeof lastIds>>;

const MOMENTS = {
  'while it arrives': () => filesIn('in-arrivo').length > 0,
  'while its photos are stored': (before: LastIds, now: LastIds) => now.photo > before.photo,
  'when it is stored': (before: LastIds, now: LastIds) => now.struttura > before.struttura,
};
type Moment = keyof typeof MOMENTS;
const more: readonly Moment[] = IS_VERIFY ? ['while it arrives'] : [];

async function killDuring(sent: UploadRequest, moment: Moment): Promise<void> {
  const before = await lastIds();
  begin(sent, moment === 'while it arrives' ? 0.5 : 1);
  const hasCome = async () => MOMENTS[moment](before, await lastIds());
  await vi.waitFor(async () => expect(await hasCome()).toBe(true), EAGERNESS);
  await portalAt(0).kill();
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(database.db);
    expect(rows).toEqual([]);
  }, PATIENCE);
}

async function stored(cin: string) {
  const { rows } = await sql<{ camere: number; photos: number; mails: number }>`
    select (select count(*)::int from camere where struttura_id = strutture.id) as camere,
      (select count(*)::int from struttura_photos join photos on photos.id = photo_id
        where struttura_id = strutture.id and ready_at is not null) as photos,
      (select count(*)::int from pgboss.job where name = 'mail' and data->>'to' = strutture.email) as mails
    from strutture where cin = ${cin}`.execute(database.db);
  return rows;
}

const WHOLE = { camere: 2, photos: PHOTOS, mails: 1 };

async function passTime(): Promise<void> {
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const path of unfinished()) utimesSync(path, twoHoursAgo, twoHoursAgo);
  await sql`update photos set created_at = created_at - interval '26 hours'`.execute(database.db);
  await sql`update photo_uploads set created_at = created_at - interval '26 hours'`.execute(database.db);
}

async function expectSwept(): Promise<void> {
  const media = createMediaService(database.db, createDiskStorage(dataDir));
  await vi.waitFor(async () => {
    await passTime();
    await media.sweepOrphans();
    const photos = await database.db.selectFrom('photos').select(['id', 'hash', 'width', 'height']).execute();
    const shown = await database.db.selectFrom('struttura_photos').select('photo_id').execute();
    expect(new Set(photos.map(({ id }) => id))).toEqual(new Set(shown.map(({ photo_id }) => photo_id)));
    const files = filesIn('foto');
    const needed = photos.flatMap((photo) => photoFiles(photo, 'webp').map(({ name }) => name));
    const possible = photos.flatMap((photo) => [`${photo.hash}.jpg`, ...everyPhotoFile(photo).map(({ name }) => name)]);
    expect(needed.filter((name) => !files.includes(name))).toEqual([]);
    expect(files.filter((name) => !possible.includes(name))).toEqual([]);
    expect(unfinished()).toEqual([]);
  }, PATIENCE);
}

describe('a submission whose portal is killed', () => {
  test.each<Moment>(['while its photos are stored', ...more, 'when it is stored'])(
    'is stored completely or not at all, and only once when it is sent again (killed %s)',
    KILLS,
    async (moment) => {
      const cin = nextCin();
      const sent = await submission(cin);
      await killDuring(sent, moment);
      expect([[], [WHOLE]]).toContainEqual(await stored(cin));
      await passTime();
      portals[0] = await start();
      const first = await send(sent);
      expect(first.status).toBe(201);
      expect(await send(sent)).toEqual(first);
      expect(await stored(cin)).toEqual([WHOLE]);
      await send(await upload());
      await expectSwept();
    },
  );
});

describe('an upload whose portal is killed', () => {
  test.each<Moment>(['while its photos are stored', ...more])(
    'succeeds when it is sent again (killed %s)',
    KILLS,
    async (moment) => {
      const sent = await upload();
      await killDuring(sent, moment);
      await passTime();
      portals[0] = await start();
      const { status, body } = await send(sent);
      expect(status).toBe(201);
      expect((await fetch(`http://127.0.0.1:${portalAt(0).port}${body.data.url}`)).status).toBe(200);
      await expectSwept();
    },
  );
});
