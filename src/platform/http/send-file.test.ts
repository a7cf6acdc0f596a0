import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { defineCall, type FileAnswer, handle } from '../../kernel/calls/call.ts';

const fileCall = defineCall({
  ...PLAIN,
  method: 'GET',
  path: '/api/archivio/{quale}',
  params: z.object({ quale: z.string() }),
  sends: 'application/zip',
  answer: z.custom<FileAnswer>(),
});

const logged: { err: { message: string } }[] = [];
const files = { begun: 0, ended: 0 };

async function* pieces(quale: string) {
  files.begun += 1;
  try {
    if (quale === 'guasto') throw new Error('no disk');
    yield Buffer.from('uno ');
    for (let n = 0; quale !== 'intero' && n < 100; n += 1) yield Buffer.alloc(100_000);
    if (quale === 'rotto') throw new Error('the disk failed');
    yield Buffer.from('due');
  } finally {
    files.ended += 1;
  }
}

const base = await listenApi({
  calls: [handle(fileCall, async ({ params }) => ({ file_name: 'la «casa».zip', contents: pieces(params.quale) }))],
  log: pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) }),
});

const download = (quale: string, init: RequestInit = {}) => fetch(`${base}/api/archivio/${quale}`, init);

beforeEach(() => {
  logged.length = 0;
  Object.assign(files, { begun: 0, ended: 0 });
});

test('sends a file with its name and media type', async () => {
  const answer = await download('intero');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="la _casa_.zip"; filename*=UTF-8\'\'la%20%C2%ABcasa%C2%BB.zip',
  );
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(await answer.text()).toBe('uno due');
  expect([files, logged]).toEqual([{ begun: 1, ended: 1 }, []]);
});

test('aborts the connection and logs the cause if generating a file fails', async () => {
  const printed = vi.spyOn(console, 'error');
  const answer = await download('rotto');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  await expect(download('guasto').then((broken) => broken.arrayBuffer())).rejects.toThrow(/fetch failed|terminated/);
  expect(logged.map(({ err }) => err.message)).toEqual(['the disk failed', 'no disk']);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  expect(await (await download('intero')).text()).toBe('uno due');
});

test('stops producing a file if the client disconnects', async () => {
  const abort = new AbortController();
  await download('lungo', { signal: abort.signal });
  abort.abort();
  await expect.poll(() => files).toEqual({ begun: 1, ended: 1 });
  expect(logged).toEqual([]);
});

test('does not produce a file for HEAD', async () => {
  const answer = await download('lungo', { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(files).toEqual({ begun: 0, ended: 0 });
});

test('describes the response as a binary file in the API description', async () => {
  const { paths } = await (await fetch(`${base}/api/openapi.json`)).json();
  const { content } = paths['/api/archivio/{quale}'].get.responses[200];
  expect(content).toEqual({ 'application/zip': { schema: { type: 'string', format: 'binary' } } });
});
