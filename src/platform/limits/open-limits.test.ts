import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { CallLimit } from '../../kernel/calls/call.ts';
import type { Limit } from '../../kernel/calls/limits.ts';
import { openDatabase } from '../database/open-database.ts';
import { PORTAL_ROLE } from '../database/portal-role.ts';
import { openLimits } from './open-limits.ts';

const SECRET = 'a secret that only the tests know, 32 characters long';
const ADDRESS = '203.0.113.9';

const database = await createTestDatabase();
afterAll(() => database.close());

function openProcess() {
  const portal = openDatabase(database.url, { role: PORTAL_ROLE });
  const limits = openLimits(portal.pool, SECRET);
  afterAll(() => portal.close());
  return limits;
}
const one = openProcess();
const other = openProcess();
beforeEach(() => sql`truncate limit_counts`.execute(database.db));

const within = async (limit: Limit, who = ADDRESS) => (await limit.count(who)).waitSeconds === 0;

async function rows() {
  type Row = { key: string; points: number; expire: number };
  return (await sql<Row>`select * from limit_counts order by key`.execute(database.db)).rows;
}

describe('an exact limit', () => {
  const LIMIT = { calls: 30, seconds: 60 };

  test('is shared by all processes, which together admit only as many attempts as a single process', async () => {
    const limits = [one.exact('cin', LIMIT), other.exact('cin', LIMIT)];
    const through = await Promise.all(limits.flatMap((limit) => Array.from({ length: 30 }, () => within(limit))));
    expect(through.filter(Boolean)).toHaveLength(30);
    const { waitSeconds } = await other.exact('cin', LIMIT).count(ADDRESS);
    expect([59, 60]).toContain(waitSeconds);
    expect(await within(one.exact('another', LIMIT))).toBe(true);
    expect(await within(one.exact('cin', LIMIT), '203.0.113.10')).toBe(true);
  });

  test('refunds an attempt in all processes, but not after the next window has begun', async () => {
    const brief = { calls: 1, seconds: 1 };
    const [here, there] = [one.exact('brief', brief), other.exact('brief', brief)];
    const first = await here.count(ADDRESS);
    expect(await within(there, '203.0.113.11')).toBe(true);
    await first.resetAttempts();
    const second = await there.count(ADDRESS);
    expect([second.waitSeconds, await within(here)]).toEqual([0, false]);
    await expect.poll(() => within(here)).toBe(true);
    await second.resetAttempts();
    expect(await within(there)).toBe(false);
  });

  test('counts a weighted attempt as several attempts', async () => {
    const limit = one.exact('pictures', { calls: 12, seconds: 60 });
    const waits = [];
    for (const acts of [10, 2, 1]) waits.push((await limit.count(ADDRESS, acts)).waitSeconds > 0);
    expect(waits).toEqual([false, false, true]);
  });
});

const KINDS = {
  exact: (limit: CallLimit) => one.exact('wide', limit),
  perProcess: (limit: CallLimit) => one.perProcess(limit),
};

describe.each(['exact', 'perProcess'] as const)('%s limits', (kind) => {
  test('allow an IPv6 /48 network twice as many calls as a single /64 network', async () => {
    const limit = KINDS[kind]({ calls: 10, seconds: 600 });
    const press = (network: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => within(limit, network)));
    for (const [network, through] of [
      ['2001:db8:1:1::/64', 10],
      ['2001:db8:1:2::/64', 10],
      ['2001:db8:1:3::/64', 0],
      ['2001:db8:2:1::/64', 10],
    ] as const)
      expect([network, (await press(network, 12)).filter(Boolean).length]).toEqual([network, through]);
    expect(await within(limit, '203.0.113.77')).toBe(true);
  });

  test('also refund the attempts counted for the /48 network', async () => {
    const limit = KINDS[kind]({ calls: 1, seconds: 600 });
    for (const network of ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64']) {
      const { waitSeconds, resetAttempts } = await limit.count(network);
      expect(waitSeconds).toBe(0);
      await resetAttempts();
    }
  });
});

test('each limit stores its own key for an address instead of the address itself', async () => {
  await within(one.exact('a', { calls: 3, seconds: 60 }));
  await within(one.exact('b', { calls: 3, seconds: 60 }));
  const keys = (await rows()).map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^a [\w-]{43}$/), expect.stringMatching(/^b [\w-]{43}$/)]);
  expect(keys[0]?.slice(2)).not.toBe(keys[1]?.slice(2));
});

test('the sweep deletes windows that have ended and keeps the others', async () => {
  await within(one.exact('brief', { calls: 1, seconds: 1 }));
  await within(one.exact('long', { calls: 1, seconds: 60 }));
  const names = async () => {
    await one.sweep();
    return (await rows()).map(({ key }) => key.split(' ')[0]);
  };
  await expect.poll(names).toEqual(['long']);
});

test('a per-process limit admits 600 attempts per client in each process, and stores no rows', async () => {
  const limits = [one.perProcess({ calls: 600, seconds: 60 }), other.perProcess({ calls: 600, seconds: 60 })];
  const press = (limit: Limit) => Promise.all(Array.from({ length: 700 }, () => within(limit)));
  const through = await Promise.all(limits.map(press));
  expect([59, 60]).toContain((await limits[0]?.count(ADDRESS))?.waitSeconds);
  expect(through.map((acts) => acts.filter(Boolean).length)).toEqual([600, 600]);
  expect(await rows()).toEqual([]);
});

test('an exact limit throws if the database is unreachable', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const limits = openLimits(gone.pool, SECRET);
  await expect(limits.exact('cin', { calls: 1, seconds: 60 }).count(ADDRESS)).rejects.toThrow(/ECONNREFUSED/);
  await gone.close();
});

test('the table limit_counts is unlogged', async () => {
  const statement = sql`select relpersistence from pg_class where relname = 'limit_counts'`;
  const { rows: found } = await statement.execute(database.db);
  expect(found).toEqual([{ relpersistence: 'u' }]);
});
