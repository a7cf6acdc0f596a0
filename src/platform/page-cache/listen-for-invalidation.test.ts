import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openFaultProxy } from '../../../test/fault-proxy.ts';
import { openInterruptibleServer } from '../../../test/interruptible-server.ts';
import { sized } from '../../../test/verify.ts';
import { PORTAL_ROLE } from '../database/portal-role.ts';
import { type InvalidationListener, listenForInvalidation, sweepInvalidations } from './listen-for-invalidation.ts';

let listener: InvalidationListener;
let changed: string[] = [];
let losses = 0;

const database = await createTestDatabase({ role: PORTAL_ROLE });
afterAll(() => database.close());
afterEach(() => listener.close());

function listenTo(url: string): void {
  [changed, losses] = [[], 0];
  listener = listenForInvalidation(url, {
    onChange: (tags) => void changed.push(...tags),
    onGap: () => void changed.push('gap'),
    warn: () => void (losses += 1),
  });
}

const isListening = () => listener.isListening();
const PUBLISH = 'select invalidate_pages($1::text[])';
const publish = (...tags: string[]) => database.pool.query(PUBLISH, [tags]);

async function listen(url = database.url): Promise<void> {
  listenTo(url);
  expect(isListening()).toBe(false);
  await expect.poll(isListening).toBe(true);
  expect(changed).toEqual(['gap']);
  changed = [];
}

async function receiveAll(): Promise<string[]> {
  await publish('end');
  await expect.poll(() => changed).toContain('end');
  const received = changed.filter((tag) => tag !== 'end');
  changed = [];
  return received;
}

async function openTransaction(...tags: string[]): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query(PUBLISH, [tags]);
  return client;
}

async function end(client: Client, how: 'commit' | 'rollback'): Promise<void> {
  await client.query(how);
  await client.end();
}

test('the listener delivers each change once and still reports that it is listening afterwards', async () => {
  await listen();
  await publish('s:1', 'c:2');
  await expect.poll(() => changed.toSorted()).toEqual(['c:2', 's:1']);
  for (let moment = 0; moment < 60; moment += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(isListening()).toBe(true);
  }
  expect(changed).toHaveLength(2);
});

test('the listener reports changes made before its start as one gap', async () => {
  await publish('before');
  await listen();
  expect(await receiveAll()).toEqual([]);
});

describe('the listener delivers', () => {
  beforeEach(() => listen());

  test('each transaction once, even if transactions commit in a different order than they began', async () => {
    const [first, second, third] = [await openTransaction('1'), await openTransaction('2'), await openTransaction('3')];
    await end(third, 'commit');
    expect(await receiveAll()).toEqual(['3']);
    await end(first, 'commit');
    expect(await receiveAll()).toEqual(['1']);
    await end(second, 'commit');
    expect(await receiveAll()).toEqual(['2']);
  });

  test("each change once during a long transaction, and that transaction's change when it commits", async () => {
    const long = await openTransaction('long');
    for (const tag of ['1', '2', '3', '4']) {
      await publish(tag);
      expect(await receiveAll()).toEqual([tag]);
    }
    await end(long, 'commit');
    expect(await receiveAll()).toEqual(['long']);
    expect(await receiveAll()).toEqual([]);
  });

  test('a transaction that began before the listener', async () => {
    await listener.close();
    const older = await openTransaction('older');
    await listen();
    await publish('newer');
    expect(await receiveAll()).toEqual(['newer']);
    await end(older, 'commit');
    expect(await receiveAll()).toEqual(['older']);
  });

  test('neither rolled-back transactions nor rolled-back savepoints', async () => {
    await end(await openTransaction('taken back'), 'rollback');
    const partly = await openTransaction('kept');
    await partly.query('savepoint part');
    await partly.query(PUBLISH, [['part']]);
    await partly.query('rollback to part');
    await partly.query('savepoint other');
    await partly.query(PUBLISH, [['other']]);
    await end(partly, 'commit');
    expect((await receiveAll()).toSorted()).toEqual(['kept', 'other']);
  });

  test('tags once even if several statements of a transaction publish them', async () => {
    const booking = await openTransaction('s:1', 'c:2');
    for (const tag of ['s:1', 'c:2', 's:3']) await booking.query(PUBLISH, [[tag]]);
    await end(booking, 'commit');
    expect((await receiveAll()).toSorted()).toEqual(['c:2', 's:1', 's:3']);
  });

  test('ten thousand tags, in one transaction and in many concurrent ones', async () => {
    const tags = Array.from({ length: 10_000 }, (_, number) => `s:${number}`);
    await publish(...tags);
    expect((await receiveAll()).toSorted()).toEqual(tags.toSorted());
    const some = tags.slice(0, sized(200, 1000));
    await Promise.all(some.map((tag) => publish(tag)));
    expect((await receiveAll()).toSorted()).toEqual(some.toSorted());
  });

  test('changes after sweeps, which delete the changes already read', async () => {
    for (const tag of ['1', '2', '3']) {
      await publish(tag);
      expect(await receiveAll()).toEqual([tag]);
      await sweepInvalidations(database.db);
    }
    await receiveAll();
    await sweepInvalidations(database.db);
    const { rows } = await database.pool.query<{ tags: string[] }>('select tags from page_invalidations');
    expect(rows.flatMap(({ tags }) => tags)).toEqual(['end']);
    expect(losses).toBe(0);
  });

  test('the change of a transaction that stays open during sweeps', async () => {
    const long = await openTransaction('long');
    for (let sweep = 0; sweep < 3; sweep += 1) {
      await sweepInvalidations(database.db);
      expect(await receiveAll()).toEqual([]);
    }
    await end(long, 'commit');
    await sweepInvalidations(database.db);
    expect(await receiveAll()).toEqual(['long']);
    expect(losses).toBe(0);
  });

  test('an event for the gap if the listener misses two sweeps', async () => {
    await publish('missed');
    for (let sweep = 0; sweep < 3; sweep += 1) await sweepInvalidations(database.db);
    await expect.poll(() => losses).toBe(1);
    await expect.poll(() => changed).toContain('gap');
    await expect.poll(isListening).toBe(true);
  });
});

test('stops listening on a silent connection, replaces it and reports a gap', async () => {
  const between = await openInterruptibleServer(database.url);
  await listen(between.url);
  between.silence();
  await expect.poll(isListening, { interval: 10 }).toBe(false);
  expect(losses).toBe(0);
  await publish('missed');
  await expect.poll(() => losses).toBe(1);
  await expect.poll(isListening).toBe(true);
  expect(changed).toEqual(['gap']);
  await publish('n');
  await expect.poll(() => changed).toEqual(['gap', 'n']);
  await listener.close();
  await between.cut();
});

test('reports a gap if changes were missed while the connection was broken', async () => {
  const between = await openInterruptibleServer(database.url);
  await listen(between.url);
  await between.cut();
  await publish('missed');
  await expect.poll(isListening).toBe(false);
  await between.restore();
  await expect.poll(isListening).toBe(true);
  expect(losses).toBeGreaterThan(0);
  expect(changed).toEqual(['gap']);
  await listener.close();
  await between.cut();
});

test('gives up a connection that stops answering while the listener is starting', async () => {
  const between = await openInterruptibleServer(database.url, 'page_invalidations');
  listenTo(between.url);
  await expect.poll(() => losses).toBe(1);
  expect(isListening()).toBe(false);
  expect(changed).toEqual([]);
  await listener.close();
  await between.cut();
});

test('keeps retrying a server that closes every connection, and reports the failure once', async () => {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  listenTo(`postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`);
  await expect.poll(() => attempts).toBeGreaterThan(3);
  expect([isListening(), losses]).toEqual([false, 1]);
  await listener.close();
  server.close();
});

test('reports each connection loss, even if the connection was restored in between', async () => {
  const between = await openInterruptibleServer(database.url);
  await listen(between.url);
  for (const loss of [1, 2]) {
    await between.cut();
    await expect.poll(isListening).toBe(false);
    await between.restore();
    await expect.poll(isListening).toBe(true);
    expect(losses).toBe(loss);
  }
  await listener.close();
  await between.cut();
});

describe('confirm', () => {
  test('resolves to `listening` while the listener listens, and to `lost` after the connection is lost', async () => {
    const between = await openInterruptibleServer(database.url);
    await listen(between.url);
    expect(await listener.confirm()).toBe('listening');
    await between.cut();
    await expect.poll(() => losses).toBeGreaterThan(0);
    expect(await listener.confirm()).toBe('lost');
    await listener.close();
    await between.cut().catch(() => undefined);
  });

  test('waits for a late answer and resolves to `listening` for all callers', async () => {
    const between = await openFaultProxy(database.url);
    await listen(between.url);
    await between.set('blackhole');
    await expect.poll(isListening, { interval: 10 }).toBe(false);
    const waiting = [listener.confirm(), listener.confirm()];
    await between.set('none');
    expect(await Promise.all(waiting)).toEqual(['listening', 'listening']);
    expect([losses, changed]).toEqual([0, []]);
    await listener.close();
    await between.close();
  });

  test('resolves to `late` if no answer arrives in time', async () => {
    const between = await openFaultProxy(database.url);
    await listen(between.url);
    await between.set('blackhole');
    await expect.poll(isListening, { interval: 10 }).toBe(false);
    expect(await listener.confirm()).toBe('late');
    await listener.close();
    await between.close();
  });
});
