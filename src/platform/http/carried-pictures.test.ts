import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endlessBody } from '../../../test/endless-body.ts';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type ReceivedPicture, defineCall, handle } from '../../kernel/calls/call.ts';

const uploadFolder = temporaryFolder();
const countFiles = () => readdirSync(uploadFolder).length;

const shared = {
  ...PLAIN,
  method: 'PUT' as const,
  query: z.object({ esito: z.string().optional() }),
  answer: z.array(z.object({ size: z.int(), stored: z.boolean(), files: z.int() })),
};
const body = z.object({ quadri: z.array(z.string()) });
const pictureCall = defineCall({ ...shared, path: '/api/quadro', bodyKind: 'picture' });
const picturesCall = defineCall({ ...shared, path: '/api/quadri', body, bodyKind: 'pictures' });

async function look(pictures: readonly ReceivedPicture[], esito: string | undefined) {
  if (esito === 'male') throw new AppError('DATI_NON_VALIDI', 'No.');
  const sizes = await Promise.all(pictures.map(async ({ read }) => (await read?.())?.byteLength ?? null));
  return pictures.map(({ size }, index) => ({ size, stored: sizes[index] === size, files: countFiles() }));
}

const base = await listenApi({
  calls: [
    handle(pictureCall, ({ pictures, query }) => look(pictures, query.esito)),
    handle(picturesCall, ({ pictures, query }) => look(pictures, query.esito)),
  ],
  uploadFolder,
});

async function put(path: string, sent: Uint8Array<ArrayBuffer> | string | ReadableStream, type: string) {
  const init = { method: 'PUT', body: sent, headers: { 'Content-Type': type }, duplex: 'half' };
  const response = await fetch(base + path, init);
  return { status: response.status, body: await response.json() };
}

function begin(path: string, type: string, start: string): Socket {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 4000000\r\n\r\n${start}${'A'.repeat(1_000_000)}`,
  );
  return socket;
}

describe('a picture sent as the request body', () => {
  test.each([5, 5_242_880])('is stored in a file while its call runs (%i bytes)', async (size) => {
    const { body: stored } = await put('/api/quadro', new Uint8Array(size), 'image/jpeg');
    expect(stored).toEqual([{ size, stored: true, files: 1 }]);
    expect(countFiles()).toBe(0);
  });

  test('is rejected with 413 before it is read if its Content-Length exceeds 5 MB', async () => {
    const refused = await put('/api/quadro', new Uint8Array(5_242_881), 'image/jpeg');
    expect([refused.status, refused.body.codice]).toEqual([413, 'TROPPO_GRANDE']);
    expect(countFiles()).toBe(0);
  });

  test('is discarded once it exceeds the limit if its length is unknown, and the rest is not read', async () => {
    const { body: refused } = await put('/api/quadro', endlessBody(65_536), 'image/jpeg');
    expect(refused).toEqual([{ size: expect.any(Number), stored: false, files: 0 }]);
    expect(refused[0].size).toBeGreaterThan(5_242_880);
    expect(refused[0].size).toBeLessThan(6_000_000);
  });

  test('is rejected with 415 if it is not empty and its media type is not an image type', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'text/plain'])
      expect((await put('/api/quadro', new Uint8Array(5), type)).status).toBe(415);
    const { body: empty } = await put('/api/quadro', new Uint8Array(0), 'application/octet-stream');
    expect(empty).toEqual([{ size: 0, stored: true, files: 0 }]);
  });
});

describe.each([
  ['a picture sent as the request body', '/api/quadro', 'image/png', '', 'x'.repeat(100)],
  [
    'a picture sent inside a JSON body',
    '/api/quadri',
    'application/json',
    '{"quadri":["data:image/png;base64,',
    JSON.stringify({ quadri: ['data:image/png;base64,QUJD'] }),
  ],
])('%s', (_, path, type, start, whole) => {
  test('is deleted when its call fails', async () => {
    expect((await put(path, whole, type)).body).toMatchObject([{ stored: true, files: 1 }]);
    expect((await put(`${path}?esito=male`, whole, type)).status).toBe(422);
    expect(countFiles()).toBe(0);
  });

  test('is written to a file while it arrives, and the file is deleted when the client disconnects', async () => {
    const socket = begin(path, type, start);
    await expect.poll(countFiles).toBe(1);
    socket.destroy();
    await expect.poll(countFiles).toBe(0);
  });
});
