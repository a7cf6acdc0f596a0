import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type InvalidationListener, listenForInvalidation } from './listen-for-invalidation.ts';

const PATIENCE = { timeout: 15_000, interval: 10 };

let database: TestDatabase;
let hearing: InvalidationListener;
let told: string[] = [];
let losses = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => hearing.close());

function hear(url: string): void {
  [told, losses] = [[], 0];
  const onLost = () => void (losses += 1);
  hearing = listenForInvalidation(url, { onChange: (tags) => void told.push(...tags), onLost, warn: () => undefined });
}

const isListening = () => hearing.isListening();
const say = (tags: string) => database.pool.query('select pg_notify($1, $2)', ['pages', tags]);

/**
 * A cable that can be pulled without either end being told, as when a machine in between loses its power; by itself at the words
 * `pulledAt`.
 */
async function openSilentCable(url: string, pulledAt?: string) {
  const there = new URL(url);
  const pairs: [Socket, Socket][] = [];
  const pull = () => {
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
      far.pause();
    }
  };
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (words: Buffer) => pulledAt && words.includes(pulledAt) && pull());
    near.pipe(far);
    far.pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const here = new URL(url);
  here.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: here.href,
    pull,
    close() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}

test('hears what was changed, and knows that it hears', async () => {
  hear(database.url);
  expect(isListening()).toBe(false);
  await expect.poll(isListening, PATIENCE).toBe(true);
  await say('s:1,c:2');
  await expect.poll(() => told, PATIENCE).toEqual(['s:1', 'c:2']);
  for (let moment = 0; moment < 60; moment += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(isListening()).toBe(true);
  }
});

test('a connection that dies in silence is not believed for a second; another one takes its place', async () => {
  const cable = await openSilentCable(database.url);
  hear(cable.url);
  await expect.poll(isListening, PATIENCE).toBe(true);
  cable.pull();
  await expect.poll(isListening, PATIENCE).toBe(false);
  // Before it is given up, which takes three seconds.
  expect(losses).toBe(0);
  await expect.poll(() => losses, PATIENCE).toBe(1);
  await expect.poll(isListening, PATIENCE).toBe(true);
  await say('n');
  await expect.poll(() => told, PATIENCE).toEqual(['n']);
  await hearing.close();
  cable.close();
});

test('one that dies in silence before it listens is given up, too', async () => {
  const cable = await openSilentCable(database.url, 'listen pages');
  hear(cable.url);
  await expect.poll(() => losses, PATIENCE).toBe(1);
  expect(isListening()).toBe(false);
  cable.close();
  await hearing.close();
});

test('a server that is not there is asked again', async () => {
  hear('postgres://nobody@127.0.0.1:1/none');
  await expect.poll(() => losses, PATIENCE).toBeGreaterThan(1);
  expect(isListening()).toBe(false);
});
