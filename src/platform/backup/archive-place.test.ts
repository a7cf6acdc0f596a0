import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { type ArchivePlace, folderPlace, withArchiveFile } from './archive-place.ts';
import { bucketPlace } from './bucket-place.ts';

const folder = temporaryFolder();
const PART = 1000;
const NAME = 'ospitalia-2026-11-27T023000000.backup';
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

async function* pieces(count: number, size = 300): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(size, piece);
}
const whole = async (bytes: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(bytes));

async function serve(onRequest: RequestListener) {
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: typeof address === 'object' ? address?.port : 0, close };
}

describe.each<[string, () => ArchivePlace]>([
  ['an archive folder', () => folderPlace(join(folder, 'archivi'))],
  ['an archive bucket', () => bucketPlace({ ...s3.options, partBytes: PART })],
])('%s', (_, open) => {
  test.each([0, 1, 3, 4, 10, 40])('reads back a file of %i pieces unchanged', async (count) => {
    const place = open();
    await place.write(NAME, pieces(count));
    expect(await whole(place.read(NAME))).toEqual(await whole(pieces(count)));
    expect(await place.list('')).toEqual([NAME]);
    await place.remove(NAME);
    await place.remove(NAME);
    expect(await place.list('')).toEqual([]);
  });

  test('lists the files of each subfolder separately', async () => {
    const place = open();
    await place.write('cancellazioni/b & <c>.json', pieces(1));
    expect([await place.list(''), await place.list('cancellazioni')]).toEqual([[], ['b & <c>.json']]);
    expect(await place.list('niente')).toEqual([]);
    await place.remove('cancellazioni/b & <c>.json');
  });

  test('does not list an incomplete file', async () => {
    const place = open();
    const seen: string[][] = [];
    async function* breaking(): AsyncGenerator<Buffer> {
      yield* pieces(10);
      seen.push(await place.list(''));
      throw new Error('the database failed');
    }
    await expect(place.write(NAME, breaking())).rejects.toThrow('the database failed');
    expect(seen.flat().filter((name) => name === NAME)).toEqual([]);
    expect(await place.list('')).toEqual([]);
  });

  test('provides an archive as a local file', async () => {
    const place = open();
    await place.write(NAME, pieces(10));
    const file = await withArchiveFile(place, NAME, async (path) => {
      expect(await readdir(join(path, '..'))).toContain(NAME);
      return path;
    });
    expect(file.endsWith(NAME)).toBe(true);
    await place.remove(NAME);
  });

  test('reports a missing archive', async () => {
    await expect(withArchiveFile(open(), NAME, (file) => whole(folderPlace('/').read(file)))).rejects.toThrow(
      /ENOENT|non c’è nessun archivio/,
    );
  });
});

describe('bucketPlace', () => {
  test('requests every page of a listing', async () => {
    // The S3 stand-in cannot return a second page with this Node version.
    const pages: Record<string, string> = {
      none: '<Key>archivi/a</Key><NextContinuationToken>1/&amp;+=</NextContinuationToken>',
      '1/&+=': '<Key>archivi/b &amp; c</Key>',
    };
    const server = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      response.end(pages[searchParams.get('continuation-token') ?? 'none']);
    });
    const place = bucketPlace({ ...s3.options, endpoint: `http://127.0.0.1:${server.port}` });
    expect(await place.list('')).toEqual(['a', 'b & c']);
    await server.close();
  });

  test.each<[string, object, RegExp]>([
    ['an unreachable bucket', { endpoint: 'http://127.0.0.1:PORT' }, /ECONNREFUSED/],
    ['a bucket with a wrong key', { accessKeyId: 'no' }, /S3 answered 403 to \w+: InvalidAccessKeyId/],
    [
      'a missing bucket',
      { bucket: 'altro' },
      /S3 answered 404 to PUT: NoSuchBucket|bucket does not exist|no longer has/,
    ],
  ])('explains %s in one sentence', async (_, other, reason) => {
    const gone = await serve((__, response) => response.end());
    await gone.close();
    const options = { ...s3.options, ...other, partBytes: PART };
    const place = bucketPlace({ ...options, endpoint: options.endpoint.replace(/:PORT$/, `:${gone.port}`) });
    const works = [() => place.list(''), () => place.write(NAME, pieces(10)), () => place.write(NAME, pieces(1))];
    for (const work of works) {
      const message = await work().then(String, String);
      expect(message).toMatch(/^OperatorError: Il bucket degli archivi, http.*, non fa quello che deve: /);
      expect(message).toMatch(reason);
    }
  });

  test('rejects a write if the bucket becomes unreachable during the write', async () => {
    const server = await startS3Server();
    const place = bucketPlace({ ...server.options, partBytes: PART });
    async function* cut(): AsyncGenerator<Buffer> {
      yield* pieces(10);
      await server.close();
      yield* pieces(10);
    }
    await expect(place.write(NAME, cut())).rejects.toThrow(/non fa quello che deve/);
  });

  test.each<[string, (method: string, search: string) => [status: number, body: string]]>([
    [
      'reports status 200 and then a failure to assemble the parts',
      (method, search) => {
        if (search === '?uploads=') return [200, '<x><UploadId>u</UploadId></x>'];
        return [200, method === 'POST' ? '<Error><Code>InternalError</Code></Error>' : ''];
      },
    ],
    [
      'stores a different number of bytes than it received',
      (_, search) => [200, search === '?uploads=' ? '<x><UploadId>u</UploadId></x>' : ''],
    ],
  ])('rejects a write if the bucket %s', async (_, answer) => {
    const server = await serve((request, response) => {
      request.resume();
      const { search } = new URL(request.url ?? '/', 'http://localhost');
      const [status, body] = answer(request.method ?? '', search);
      request.on('end', () => response.writeHead(status, { ETag: '"x"' }).end(body));
    });
    const place = bucketPlace({ ...s3.options, endpoint: `http://127.0.0.1:${server.port}`, partBytes: PART });
    await expect(place.write(NAME, pieces(10))).rejects.toThrow(/failed to assemble the parts|of 3000 bytes/);
    await server.close();
  });
});

test('folderPlace reports the system’s error code if the folder is a file', async () => {
  await mkdir(join(folder, 'altro'), { recursive: true });
  await writeFile(join(folder, 'altro', 'file'), '');
  await expect(folderPlace(join(folder, 'altro', 'file')).write(NAME, pieces(1))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
