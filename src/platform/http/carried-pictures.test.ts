import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiApp } from '../../../test/api-app.ts';
import { endlessBody } from '../../../test/endless-body.ts';
import { AppError } from '../../kernel/app-error.ts';
import { type ReceivedPicture, defineCall, handle } from '../../kernel/call.ts';
import { type ListeningServer, listen } from './listen.ts';

const uploadFolder = mkdtempSync(join(tmpdir(), 'ospitalia-in-arrivo-'));
const filesThere = () => readdirSync(uploadFolder).length;

const answer = z.array(z.object({ size: z.int(), kept: z.boolean(), files: z.int() }));
const nothing = z.object({});
const shared = {
  hasUnprefixedPath: false,
  summary: 'Figure',
  params: nothing,
  query: z.object({ esito: z.string().optional() }),
};
const pictureCall = defineCall({ ...shared, method: 'PUT', path: '/api/quadro', bodyKind: 'picture', answer });
const picturesCall = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/quadri',
  body: z.object({ quadri: z.array(z.string()) }),
  bodyKind: 'pictures',
  answer,
});

/** Tells what came, and how many files there are while it is looked at. */
async function look(pictures: readonly ReceivedPicture[], esito: string | undefined) {
  if (esito === 'male') throw new AppError('DATI_NON_VALIDI', 'No.');
  const sizes = await Promise.all(pictures.map(async ({ read }) => (await read?.())?.byteLength ?? null));
  return pictures.map(({ size }, index) => ({ size, kept: sizes[index] === size, files: filesThere() }));
}

let server: ListeningServer;

beforeAll(async () => {
  const app = createApiApp({
    calls: [
      handle(pictureCall, ({ pictures, query }) => look(pictures, query.esito)),
      handle(picturesCall, ({ pictures, query }) => look(pictures, query.esito)),
    ],
    uploadFolder,
  });
  server = await listen(app, '127.0.0.1', 0);
});

afterAll(async () => {
  await server.close();
  rmSync(uploadFolder, { recursive: true });
});

type Body = Uint8Array<ArrayBuffer> | string | ReadableStream;

async function put(path: string, body: Body, type: string) {
  const init = { method: 'PUT', body, headers: { 'Content-Type': type }, duplex: 'half' };
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return { status: response.status, body: await response.json() };
}

/** Begins a body of 4 MB, says where it has got to, and never ends it. */
function begin(path: string, type: string, start: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 4000000\r\n\r\n${start}${'A'.repeat(1_000_000)}`,
  );
  return socket;
}

describe('a picture as the body', () => {
  test.each([5, 5_242_880])('of %i bytes lies in a file while its call runs', async (size) => {
    const { body } = await put('/api/quadro', new Uint8Array(size), 'image/jpeg');
    expect(body).toEqual([{ size, kept: true, files: 1 }]);
    expect(filesThere()).toBe(0);
  });

  test('above 5 MB is not kept: whoever knows its name says so', async () => {
    const { body } = await put('/api/quadro', new Uint8Array(5_242_881), 'image/jpeg');
    expect(body).toEqual([{ size: expect.any(Number), kept: false, files: 0 }]);
    expect(body[0].size).toBeGreaterThan(5_242_880);
  });

  test('without end is refused as soon as it is too large', async () => {
    const { body } = await put('/api/quadro', endlessBody(65_536), 'image/jpeg');
    expect(body).toEqual([{ size: expect.any(Number), kept: false, files: 0 }]);
    expect(body[0].size).toBeLessThan(6_000_000);
  });

  test('of nothing is nothing', async () => {
    const { body } = await put('/api/quadro', new Uint8Array(0), 'application/octet-stream');
    expect(body).toEqual([{ size: 0, kept: true, files: 0 }]);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded'])(
    'is not %s',
    async (type) => {
      expect((await put('/api/quadro', new Uint8Array(5), type)).status).toBe(415);
    },
  );
});

describe.each([
  ['a picture as the body', '/api/quadro', 'image/png', '', 'x'.repeat(100)],
  [
    'a picture inside a JSON body',
    '/api/quadri',
    'application/json',
    '{"quadri":["data:image/png;base64,',
    JSON.stringify({ quadri: ['data:image/png;base64,QUJD'] }),
  ],
])('%s', (_, path, type, start, whole) => {
  test('goes when its call refuses it', async () => {
    expect((await put(path, whole, type)).body).toMatchObject([{ kept: true, files: 1 }]);
    expect((await put(`${path}?esito=male`, whole, type)).status).toBe(422);
    expect(filesThere()).toBe(0);
  });

  test('is written while it arrives, and goes when its sender does', async () => {
    const socket = begin(path, type, start);
    await expect.poll(filesThere).toBe(1);
    socket.destroy();
    await expect.poll(filesThere).toBe(0);
  });
});
