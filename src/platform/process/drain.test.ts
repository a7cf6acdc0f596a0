import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrain, type Drain, drain } from './drain.ts';

const FINISH_MS = 400;

let server: Server;
let draining: Drain;
let agent: Agent;
let port: number;
let held: ServerResponse[];
const sockets: Socket[] = [];

beforeEach(async () => {
  held = [];
  server = createServer((incoming, answer) => {
    if (incoming.url !== '/held') return answer.end('ok');
    draining.follow(answer);
    return held.push(answer);
  });
  draining = createDrain(server, FINISH_MS);
  agent = new Agent({ keepAlive: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function getText(path = '/') {
  const [answer]: IncomingMessage[] = await once(get({ agent, host: '127.0.0.1', port, path }), 'response');
  if (answer === undefined) throw new Error('no answer');
  return { connection: answer.headers.connection, text: await text(answer) };
}

test('after `retire` every response closes its connection, including responses to running requests', async () => {
  expect(await getText()).toEqual({ connection: 'keep-alive', text: 'ok' });
  const begun = getText('/held');
  await expect.poll(() => held.length).toBe(1);
  draining.retire();
  expect(await getText()).toEqual({ connection: 'close', text: 'ok' });
  held[0]?.end('late');
  expect(await begun).toEqual({ connection: 'close', text: 'late' });
});

test('`close` waits for running requests, but not for idle or silent connections', async () => {
  await getText();
  const silent = connect(port, '127.0.0.1');
  sockets.push(silent);
  await once(silent, 'connect');
  const begun = getText('/held');
  await expect.poll(() => held.length).toBe(1);
  const closed = draining.close();
  await expect(getText()).rejects.toThrow(/ECONNREFUSED/);
  expect(await Promise.race([closed.then(() => 'closed'), pause(100).then(() => 'open')])).toBe('open');
  held[0]?.end('late');
  expect((await begun).text).toBe('late');
  const begin = performance.now();
  await closed;
  expect(performance.now() - begin).toBeLessThan(FINISH_MS / 2);
});

test('`close` aborts a request that takes too long', async () => {
  const begun = getText('/held').catch((error: Error) => error.message);
  await expect.poll(() => held.length).toBe(1);
  await draining.close();
  expect(await begun).toMatch(/socket hang up/);
});

test('answers requests during the grace period while the jobs stop', async () => {
  const done: string[] = [];
  const jobs = {
    async stop() {
      done.push('jobs');
      throw new Error('reported at the next stop');
    },
  };
  const drained = drain({ listening: draining, jobs, graceMs: 200 }).then(() => done.push('drained'));
  expect(done).toEqual(['jobs']);
  expect(await getText()).toEqual({ connection: 'close', text: 'ok' });
  await drained;
  expect(done).toEqual(['jobs', 'drained']);
  await expect(getText()).rejects.toThrow(/ECONNREFUSED/);
});
