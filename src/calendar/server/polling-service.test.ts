import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createHostLimiter } from './host-limiter.ts';
import { forgetIdleTurns, takeTurn } from './host-turn-repository.ts';
import { createHostTurns } from './polling-service.ts';
import type { CalendarTables } from './tables.ts';

const PATIENCE = { timeout: 60_000 };

const database = await createTestDatabase();
const other = openDatabase<CalendarTables>(database.url);
afterAll(async () => {
  await other.close();
  await database.close();
});
beforeEach(() => sql`delete from feed_host_turns`.execute(database.db));

const HOST = 'airbnb.example';
const LONG = { perHost: 2, gap: 3_600_000 };
const NO_PAUSE = { perHost: 2, gap: 0 };
const ALONE = { perHost: 1, gap: 0 };
const turnsOf = (db: typeof other.db, sentFrom = '') => createHostTurns({ db, sentFrom });
const [one, two] = [turnsOf(database.db), turnsOf(other.db)];

async function taken(turns: typeof one, limits = NO_PAUSE, host = HOST) {
  const turn = await turns.take(host, limits);
  if (turn.kind !== 'taken') throw new Error('the turn was refused');
  return turn;
}

describe('polling slots shared by all processes', () => {
  test('allow two concurrent requests per host, and a third only after one has ended', async () => {
    const first = await taken(one);
    await taken(two);
    for (const turns of [one, two]) expect(await turns.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'refused' });
    await first.leave();
    await taken(two);
    expect(await one.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'refused' });
  });

  test('reject requests during the pause and return the remaining time', async () => {
    await (await taken(one, LONG)).leave();
    const refused = await two.take(HOST, LONG);
    if (refused.kind !== 'refused') throw new Error('the turn was not refused');
    expect(refused.waitMs).toBeGreaterThan(LONG.gap - 600_000);
    expect(refused.waitMs).toBeLessThanOrEqual(LONG.gap);
  });

  test('are released at the end of the pause if their request ended during the pause', async () => {
    await (await taken(one, { perHost: 1, gap: 1000 })).leave();
    expect(await two.take(HOST, ALONE)).toMatchObject({ kind: 'refused' });
    // The timeout is shorter than 30 s, after which a turn that was not released would expire anyway.
    await vi.waitFor(() => taken(two, ALONE), { timeout: 10_000 });
  });

  test('are released with the next request of the same process if their request ended during the pause', async () => {
    await (await taken(one, { perHost: 1, gap: LONG.gap })).leave();
    const next = await taken(one, ALONE);
    expect(await two.take(HOST, ALONE)).toMatchObject({ kind: 'refused' });
    await next.leave();
    await taken(two, ALONE);
  });

  test('are released immediately if another request to the host is running', async () => {
    const gap = 500;
    await taken(two);
    await pause(gap);
    await (await taken(one, { perHost: 2, gap })).leave();
    expect(await two.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'taken' });
  });

  test('admit only one of many simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? one : two).take(HOST, LONG)),
    );
    expect(answers.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
  });
});

test('gives each host and each sending IP address separate polling slots', async () => {
  await taken(one, LONG);
  const apart = [
    await one.take('vrbo.example', LONG),
    await turnsOf(other.db, '192.0.2.1').take(HOST, LONG),
    await turnsOf(other.db, '192.0.2.2').take(HOST, LONG),
    await two.take(HOST, LONG),
  ];
  expect(apart.map(({ kind }) => kind)).toEqual(['taken', 'taken', 'taken', 'refused']);
});

test('frees the polling slots of a killed process when they expire', async () => {
  await taken(one);
  await taken(one);
  await sql`
    update feed_host_turns set running = array(select ends - interval '31 seconds' from unnest(running) as ends)`.execute(
    database.db,
  );
  expect(await two.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'taken' });
});

test('forgetIdleTurns deletes only the polling slots of idle hosts', async () => {
  const place = { host: HOST, sentFrom: '' };
  const options = { ...LONG, ended: [] };
  await takeTurn(database.db, place, options);
  await forgetIdleTurns(database.db);
  expect((await takeTurn(database.db, place, options)).turn).toBeNull();
  await sql`update feed_host_turns set started_at = started_at - interval '11 minutes'`.execute(database.db);
  await forgetIdleTurns(database.db);
  expect((await takeTurn(database.db, place, options)).turn).not.toBeNull();
});

describe('limiters that share polling slots', () => {
  const limits = { inFlight: 4, perHost: 2, gap: 30 };
  const limiterOn = (turns: typeof one) => createHostLimiter(limits, setTimeout, turns);

  test('run all requests, at most two at a time in total, with a pause between their starts', async () => {
    const limiters = [limiterOn(one), limiterOn(two)];
    const starts: number[] = [];
    let running = 0;
    let most = 0;
    const work = async () => {
      starts.push(performance.now());
      running += 1;
      most = Math.max(most, running);
      await pause(50);
      running -= 1;
    };
    const all = limiters.flatMap((limiter) => Array.from({ length: 12 }, () => limiter.run(HOST, work)));
    await Promise.all(all);
    expect([starts.length, most]).toEqual([24, 2]);
    const [first = 0, last = 0] = [starts[0], starts.at(-1)];
    expect(last - first).toBeGreaterThan(22 * limits.gap);
  });

  test('do not delay other hosts because of a busy host', async () => {
    await taken(two);
    await taken(two);
    const limiter = limiterOn(one);
    const done: string[] = [];
    const leaving = new AbortController();
    const waiting = Array.from({ length: 6 }, () => limiter.run(HOST, async () => done.push(HOST), leaving.signal));
    await limiter.run('vrbo.example', async () => done.push('vrbo'));
    expect(done).toEqual(['vrbo']);
    leaving.abort(new Error('troppo tardi'));
    const ends = await Promise.allSettled(waiting);
    expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  });

  test('reject requests while the database is unavailable, and recover afterwards', async () => {
    let isAway = true;
    const limiter = limiterOn({
      take: (...options) => (isAway ? Promise.reject(new Error('away')) : one.take(...options)),
    });
    for (let times = 0; times < 3; times += 1) {
      await expect(limiter.run(HOST, async () => 'read')).rejects.toThrow('away');
    }
    isAway = false;
    await vi.waitFor(async () => expect(await limiter.run(HOST, async () => 'read')).toBe('read'), PATIENCE);
  });
});
