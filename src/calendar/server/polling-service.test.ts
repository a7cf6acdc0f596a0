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
/** No pause is over before a test is. */
const LONG = { perHost: 2, gap: 3_600_000 };
const NO_PAUSE = { perHost: 2, gap: 0 };
const turnsOf = (db: typeof other.db, sentFrom = '') => createHostTurns({ db, sentFrom });
const [one, two] = [turnsOf(database.db), turnsOf(other.db)];

async function taken(turns: typeof one, limits = NO_PAUSE, host = HOST) {
  const turn = await turns.take(host, limits);
  if (turn.kind !== 'taken') throw new Error('it was refused');
  return turn;
}

describe('of all processes', () => {
  test('two ask a host at once, and the next when one of them has its answer', async () => {
    const first = await taken(one);
    await taken(two);
    for (const turns of [one, two]) expect(await turns.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'refused' });
    await first.leave();
    await taken(two);
    expect(await one.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'refused' });
  });

  test('one asks, then nobody until the pause is over, and whoever is refused hears how long that is', async () => {
    await (await taken(one, LONG)).leave();
    const refused = await two.take(HOST, LONG);
    if (refused.kind !== 'refused') throw new Error('it was taken');
    expect(refused.waitMs).toBeGreaterThan(LONG.gap - 600_000);
    expect(refused.waitMs).toBeLessThanOrEqual(LONG.gap);
  });

  test('of many that ask in the same moment one is let through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? one : two).take(HOST, LONG)),
    );
    expect(answers.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
  });
});

test('another host, and another sending address, have places of their own', async () => {
  await taken(one, LONG);
  const apart = [
    await one.take('vrbo.example', LONG),
    await turnsOf(other.db, '192.0.2.1').take(HOST, LONG),
    await turnsOf(other.db, '192.0.2.2').take(HOST, LONG),
    await two.take(HOST, LONG),
  ];
  expect(apart.map(({ kind }) => kind)).toEqual(['taken', 'taken', 'taken', 'refused']);
});

test('the request of a process that was killed counts no more after a while', async () => {
  await taken(one);
  await taken(one);
  await sql`
    update feed_host_turns set running = array(select ends - interval '31 seconds' from unnest(running) as ends)`.execute(
    database.db,
  );
  expect(await two.take(HOST, NO_PAUSE)).toMatchObject({ kind: 'taken' });
});

test('hosts that nobody asks are forgotten, those that are asked are not', async () => {
  const place = { host: HOST, sentFrom: '' };
  await takeTurn(database.db, place, LONG);
  await forgetIdleTurns(database.db);
  expect((await takeTurn(database.db, place, LONG)).turn).toBeNull();
  await sql`update feed_host_turns set started_at = started_at - interval '11 minutes'`.execute(database.db);
  await forgetIdleTurns(database.db);
  expect((await takeTurn(database.db, place, LONG)).turn).not.toBeNull();
});

describe('two limiters', () => {
  const limits = { inFlight: 4, perHost: 2, gap: 30 };
  const limiterOn = (turns: typeof one) => createHostLimiter(limits, setTimeout, turns);

  test('let everybody through in the end, two at once and one after the other', async () => {
    const limiters = [limiterOn(one), limiterOn(two)];
    const starts: number[] = [];
    let running = 0;
    let most = 0;
    const ask = async () => {
      starts.push(performance.now());
      running += 1;
      most = Math.max(most, running);
      await pause(50);
      running -= 1;
    };
    const all = limiters.flatMap((limiter) => Array.from({ length: 12 }, () => limiter.run(HOST, ask)));
    await Promise.all(all);
    expect([starts.length, most]).toEqual([24, 2]);
    const [first = 0, last = 0] = [starts[0], starts.at(-1)];
    // How soon one of them begins after it was let through differs by what the machine has to do.
    expect(last - first).toBeGreaterThan(22 * limits.gap);
  });

  test('a host that others ask keeps no other host waiting', async () => {
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

  test('a database that is away fails a request, and takes no place from the next', async () => {
    let isAway = true;
    const limiter = limiterOn({
      take: (...asked) => (isAway ? Promise.reject(new Error('away')) : one.take(...asked)),
    });
    for (let times = 0; times < 3; times += 1) {
      await expect(limiter.run(HOST, async () => 'read')).rejects.toThrow('away');
    }
    isAway = false;
    await vi.waitFor(async () => expect(await limiter.run(HOST, async () => 'read')).toBe('read'), PATIENCE);
  });
});
