import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { type BucketOptions, createBucketClient, openBucket } from '../../platform/bucket/open-bucket.ts';
import { createS3Storage } from './s3-storage.ts';
import { createDiskStorage, type PhotoStorage } from './storage.ts';

const openS3 = (options: BucketOptions) => createS3Storage(openBucket(options));
const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-foto-'));
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});

afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true });
});

const name = 'ab_defghijklmnopqrst--640.webp';
const contents = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
const busy = { codice: 'SERVIZIO_NON_DISPONIBILE', retryAfter: expect.any(Number) };

describe.each<[string, () => PhotoStorage]>([
  ['on disk', () => createDiskStorage(dataDir)],
  ['in a bucket', () => openS3(s3.options)],
  [
    'in a bucket whose endpoint ends with a slash',
    () => openS3({ ...s3.options, endpoint: `${s3.options.endpoint}/` }),
  ],
])('photos %s', (_, open) => {
  test('exist after a write and do not exist after a removal', async () => {
    const storage = open();
    expect([await storage.has(name), await storage.read(name)]).toEqual([false, null]);
    await storage.write(name, contents.subarray(10, 20));
    expect(await storage.has(name)).toBe(true);
    expect(Buffer.from((await storage.read(name)) ?? [])).toEqual(contents.subarray(10, 20));
    await storage.remove(name);
    expect([await storage.has(name), await storage.read(name)]).toEqual([false, null]);
  });

  test('can be written and removed more than once, even concurrently', async () => {
    const storage = open();
    await Promise.all([storage.write(name, contents), storage.write(name, contents), storage.write(name, contents)]);
    expect(Buffer.from((await storage.read(name)) ?? [])).toEqual(contents);
    await Promise.all([storage.remove(name), storage.remove(name)]);
    await storage.remove(name);
    expect(await storage.has(name)).toBe(false);
  });
});

describe('disk storage', () => {
  test('fails with SERVIZIO_NON_DISPONIBILE and leaves no partial file if a write fails', async () => {
    const full = mkdtempSync(join(dataDir, 'pieno-'));
    const storage = createDiskStorage(full);
    mkdirSync(join(full, 'foto'));
    writeFileSync(join(full, 'foto', 'ab'), '');
    await expect(storage.write(name, contents)).rejects.toMatchObject(busy);
    expect(readdirSync(join(full, 'foto', '.incompleti'))).toEqual([]);
  });

  test('removes partial files that a crash left the day before', async () => {
    const crashed = mkdtempSync(join(dataDir, 'caduto-'));
    const folder = join(crashed, 'foto', '.incompleti');
    mkdirSync(folder, { recursive: true });
    for (const left of ['ieri', 'adesso']) writeFileSync(join(folder, left), 'x');
    utimesSync(join(folder, 'ieri'), Date.now() / 1000 - 86_400, Date.now() / 1000 - 86_400);
    await createDiskStorage(crashed).write(name, contents);
    expect(readdirSync(folder)).toEqual(['adesso']);
  });
});

describe('bucket storage', () => {
  async function withServer(
    statuses: (number | 'hang')[],
    work: (storage: PhotoStorage) => Promise<void>,
    { region, onSigned }: { region?: string; onSigned?(authorization: string): void } = {},
  ) {
    const methods: string[] = [];
    const server = createServer((request, response) => {
      request.resume();
      onSigned?.(request.headers.authorization ?? '');
      const status = statuses[methods.push(request.method ?? '') - 1] ?? 200;
      if (status !== 'hang') response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    try {
      const options = { ...s3.options, endpoint: `http://127.0.0.1:${port}`, tryTimeout: 200 };
      await work(openS3(region === undefined ? options : { ...options, region }));
      return methods;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test.each<[string, (number | 'hang')[]]>([
    ['is busy', [503, 429]],
    ['does not respond', ['hang', 500]],
  ])('retries while the bucket %s', async (_, statuses) => {
    expect(await withServer(statuses, (storage) => storage.write(name, contents))).toEqual(['PUT', 'PUT', 'PUT']);
  });

  test('fails with SERVIZIO_NON_DISPONIBILE after three failed attempts', async () => {
    const methods = await withServer([503, 503, 503, 503], async (storage) => {
      await expect(storage.read(name)).rejects.toMatchObject(busy);
    });
    expect(methods).toHaveLength(3);
  });

  test('does not retry if access is denied', async () => {
    const methods = await withServer([403], async (storage) => {
      await expect(storage.has(name)).rejects.toMatchObject(busy);
    });
    expect(methods).toHaveLength(1);
  });

  test('signs requests for the configured region', async () => {
    const onSigned = vi.fn<(authorization: string) => void>();
    await withServer([], async (storage) => void (await storage.has(name)), { region: 'fr-par', onSigned });
    expect(onSigned.mock.lastCall?.[0]).toMatch(/Credential=S3RVER\/\d{8}\/fr-par\/s3\/aws4_request/);
  });

  test.each([
    ['https://s3.eu-south-1.amazonaws.com', 'eu-south-1'],
    ['https://s3.amazonaws.com', 'us-east-1'],
    ['http://127.0.0.1:9000', 'us-east-1'],
  ])('for the endpoint %s, defaults to the region %s', async (endpoint, region) => {
    const signed = await createBucketClient({ ...s3.options, endpoint }).sign(`${endpoint}/foto/x`);
    expect(signed.headers.get('Authorization')).toContain(`/${region}/s3/aws4_request`);
  });

  test('fails with SERVIZIO_NON_DISPONIBILE if the bucket cannot be reached', async () => {
    const storage = openS3({ ...s3.options, endpoint: 'http://127.0.0.1:1' });
    await expect(storage.read(name)).rejects.toMatchObject(busy);
  });

  test('rejects writes if the access key or the bucket name is wrong', async () => {
    const stranger = openS3({ ...s3.options, accessKeyId: 'no' });
    await expect(stranger.write(name, contents)).rejects.toMatchObject(busy);
    await expect(openS3({ ...s3.options, bucket: 'altro' }).write(name, contents)).rejects.toMatchObject(busy);
  });
});
