import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';

const shared = { ...PLAIN, method: 'PUT' as const, status: 204 as const, answer: z.undefined() };
const body = z.object({ quadri: z.array(z.string()) });
const pictureCall = defineCall({ ...shared, path: '/api/quadro', bodyKind: 'picture' });
const picturesCall = defineCall({ ...shared, path: '/api/quadri', body, bodyKind: 'pictures' });

let gate: Promise<void> = Promise.resolve();
let seen = 0;
beforeEach(() => {
  seen = 0;
});

async function refuse(): Promise<undefined> {
  seen += 1;
  await gate;
  throw new AppError('FORMATO_NON_SUPPORTATO', 'No.');
}

const base = await listenApi({
  calls: [
    handle(pictureCall, refuse),
    handle(picturesCall, ({ pictures }) => (pictures.length > 0 ? refuse() : Promise.resolve(undefined))),
  ],
  uploadFolder: temporaryFolder(),
  trustProxy: 1,
});

async function put(path: string, sent: string, type: string, caller: string): Promise<number> {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': caller };
  const answer = await fetch(base + path, { method: 'PUT', body: sent, headers });
  await answer.arrayBuffer();
  return answer.status;
}

const sendPicture = (caller: string) => put('/api/quadro', 'no picture', 'image/png', caller);
const sendForm = (caller: string, pictures: number) => {
  const quadri = Array.from({ length: pictures }, () => 'data:image/png;base64,QUJD');
  return put('/api/quadri', JSON.stringify({ quadri }), 'application/json', caller);
};

test('limits the number of pictures that an address sends alone or in forms, including rejected pictures', async () => {
  const caller = '203.0.113.1';
  for (let n = 0; n < 10; n += 1) expect(await sendForm(caller, 10)).toBe(415);
  for (let n = 0; n < 20; n += 1) expect(await sendPicture(caller)).toBe(415);
  expect(await sendPicture(caller)).toBe(429);
  expect(await sendForm(caller, 1)).toBe(429);
  expect(seen).toBe(30);
  expect(await sendForm('203.0.113.5', 130)).toBe(415);
  expect(await sendForm(caller, 0)).toBe(204);
  expect(await sendPicture('203.0.113.2')).toBe(415);
});

test('admits at most eight concurrent requests with pictures per address', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  gate = promise;
  const sent = Array.from({ length: 8 }, (_, n) =>
    n % 2 === 0 ? sendPicture('203.0.113.3') : sendForm('203.0.113.3', 1),
  );
  await expect.poll(() => seen).toBe(8);
  expect([await sendPicture('203.0.113.3'), await sendForm('203.0.113.3', 1)]).toEqual([429, 429]);
  const other = sendPicture('203.0.113.4');
  await expect.poll(() => seen).toBe(9);
  open();
  expect(await Promise.all([...sent, other])).toEqual(Array.from({ length: 9 }, () => 415));
  expect(await sendPicture('203.0.113.3')).toBe(415);
});
