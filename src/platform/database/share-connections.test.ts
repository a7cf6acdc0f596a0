import type { PoolClient } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { openDatabase } from './open-database.ts';
import { shareConnections } from './share-connections.ts';

const database = await createTestDatabase();
const { pool, close } = openDatabase(database.url, { size: 4 });
let caller = '';
const shares = shareConnections(pool, { callerOf: () => caller, perAddress: 2 });
const checkedOut: PoolClient[] = [];

function connectAs(name: string): Promise<PoolClient> {
  caller = name;
  const connecting = pool.connect();
  void connecting.then((client) => checkedOut.push(client)).catch(() => undefined);
  return connecting;
}

afterEach(() => {
  for (const client of checkedOut.splice(0)) client.release();
});
afterAll(async () => {
  await close();
  await database.close();
});

test('limits the database connections of one client address and leaves the remaining connections to other addresses', async () => {
  const [first] = await Promise.all([connectAs('a'), connectAs('a')]);
  const third = connectAs('a');
  await connectAs('b');
  await connectAs('b');
  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([4, 0]);
  checkedOut.splice(checkedOut.indexOf(first), 1);
  first.release();
  await third;
});

test('does not limit callers without an address, such as jobs', async () => {
  await Promise.all([connectAs(''), connectAs(''), connectAs(''), connectAs('')]);
  expect(pool.totalCount - pool.idleCount).toBe(4);
});

test('throws a full-pool error and records the wait if no connection becomes available to the address before the timeout', async () => {
  await Promise.all([connectAs('a'), connectAs('a')]);
  shares.longestWaitMs();
  const failure = await connectAs('a').catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  expect(shares.longestWaitMs()).toBeGreaterThan(1000);
  expect(shares.longestWaitMs()).toBe(0);
});

test('releases the connection after a pool query, even a failed one', async () => {
  caller = 'c';
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((value) => pool.query('select $1::int as value', [value])));
  expect(answers.map(({ rows }) => rows[0].value)).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(pool.query('select nothing')).rejects.toThrow('nothing');
  await Promise.all([connectAs('c'), connectAs('c')]);
  expect(pool.totalCount - pool.idleCount).toBe(2);
});
