import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { SystemState } from '../../../admin/rules/verdict.ts';
import { sendHeartbeat } from './send-heartbeat.ts';

const calls: (string | undefined)[] = [];
const server = createServer(({ url }, answer) => {
  calls.push(url);
  answer.writeHead(url === '/chiuso' ? 404 : 200).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

async function callsWith(path: string, ...parts: [parte: string, stato: SystemState][]) {
  calls.length = 0;
  const stato = parts.some(([, state]) => state === 'guasto') ? 'guasto' : 'attenzione';
  const voci = parts.map(([parte, state]) => ({ parte, stato: state, frase: '', rimedio: null }));
  const answered = await sendHeartbeat(`http://127.0.0.1:${port}${path}`, { stato, controllato: '', voci });
  return { answered, calls: [...calls] };
}

test('sendHeartbeat calls the dead man’s switch while the portal works, even if the mail check has a warning', async () => {
  expect(await callsWith('/ping/1', ['posta', 'attenzione'], ['code', 'bene'], ['processi', 'bene'])).toEqual({
    answered: true,
    calls: ['/ping/1'],
  });
});

test.each([
  ['a part has failed', ['sito', 'guasto']],
  ['the job queues have a warning', ['code', 'attenzione']],
  ['no process has a heartbeat', ['processi', 'attenzione']],
] as const)('sendHeartbeat does not call the dead man’s switch if %s', async (_, part) => {
  expect(await callsWith('/ping/1', ['posta', 'bene'], [...part])).toEqual({ answered: null, calls: [] });
});

test('sendHeartbeat returns false if the dead man’s switch rejects the call', async () => {
  expect((await callsWith('/chiuso', ['code', 'bene'])).answered).toBe(false);
});
