import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openInterruptibleServer } from '../../../test/interruptible-server.ts';
import { type InvalidationListener, listenForInvalidation } from './listen-for-invalidation.ts';

let listener: InvalidationListener;
let changed: string[] = [];
let losses = 0;

const database = await createTestDatabase();
afterAll(() => database.close());
afterEach(() => listener.close());

function listenTo(url: string): void {
  [changed, losses] = [[], 0];
  const onLost = () => void (losses += 1);
  const onChange = (tags: readonly string[]) => void changed.push(...tags);
  listener = listenForInvalidation(url, { onChange, onLost, warn: () => undefined });
}

const isListening = () => listener.isListening();
const publish = (tags: string) => database.pool.query('select pg_notify($1, $2)', ['pages', tags]);

test('the listener gets what was changed, and knows that it listens', async () => {
  listenTo(database.url);
  expect(isListening()).toBe(false);
  await expect.poll(isListening).toBe(true);
  await publish('s:1,c:2');
  await expect.poll(() => changed).toEqual(['s:1', 'c:2']);
  for (let moment = 0; moment < 60; moment += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(isListening()).toBe(true);
  }
});

test('a connection that dies in silence is not trusted for a second; another one takes its place', async () => {
  const between = await openInterruptibleServer(database.url);
  listenTo(between.url);
  await expect.poll(isListening).toBe(true);
  between.silence();
  await expect.poll(isListening, { interval: 10 }).toBe(false);
  // Before it is given up, which takes three seconds.
  expect(losses).toBe(0);
  await expect.poll(() => losses).toBe(1);
  await expect.poll(isListening).toBe(true);
  await publish('n');
  await expect.poll(() => changed).toEqual(['n']);
  await listener.close();
  await between.cut();
});

test('a connection that dies in silence before it listens is given up, too', async () => {
  const between = await openInterruptibleServer(database.url, 'listen pages');
  listenTo(between.url);
  await expect.poll(() => losses).toBe(1);
  expect(isListening()).toBe(false);
  await listener.close();
  await between.cut();
});

test('a server that is not there is asked again', async () => {
  listenTo('postgres://nobody@127.0.0.1:1/none');
  await expect.poll(() => losses).toBeGreaterThan(1);
  expect(isListening()).toBe(false);
});
