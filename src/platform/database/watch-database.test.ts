import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createProbe, type DatabaseWatch, watchDatabase } from './watch-database.ts';

let watch: DatabaseWatch;
let changes: boolean[] = [];
let probes = 0;
afterEach(() => watch.close());

const REFUSED = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

function watchWith(answers: boolean[]): void {
  [changes, probes] = [[], 0];
  watch = watchDatabase({
    probe: async () => answers[probes++] ?? true,
    onChange: (isAway) => void changes.push(isAway),
  });
}

test('the database stays available if the probe after a failure succeeds', async () => {
  watchWith([]);
  watch.reportFailure(REFUSED);
  await expect.poll(() => probes).toBe(1);
  expect([watch.isAway(), changes]).toEqual([false, []]);
});

test('the database stays available after one failed probe', async () => {
  watchWith([false, true]);
  watch.reportFailure(REFUSED);
  await expect.poll(() => probes).toBe(2);
  expect(changes).toEqual([]);
});

test('the database is unavailable from the second failed probe until a successful one, and lastAwayAt returns the time of the outage', async () => {
  watchWith([false, false, false, true]);
  const before = performance.now();
  watch.reportFailure(REFUSED);
  await expect.poll(() => changes).toEqual([true]);
  expect(watch.isAway()).toBe(true);
  await expect.poll(() => changes).toEqual([true, false]);
  expect([watch.isAway(), probes]).toEqual([false, 4]);
  expect(watch.lastAwayAt()).toBeGreaterThan(before);
  expect(watch.lastAwayAt()).toBeLessThanOrEqual(performance.now());
});

test('runs one probe at a time, however many failures are reported', async () => {
  watchWith([false, false]);
  for (let failure = 0; failure < 100; failure += 1) watch.reportFailure(REFUSED);
  await expect.poll(() => changes).toEqual([true, false]);
  expect(probes).toBe(3);
});

test.each(['23505', '57014', '40P01', '42P01'])(
  'does not probe after error %s, which the server itself returned',
  (code) => {
    watchWith([false, false]);
    watch.reportFailure(Object.assign(new Error('an error of PostgreSQL'), { code }));
    expect(probes).toBe(0);
  },
);

test('the probe fails for a missing database even though its server answers', async () => {
  const database = await createTestDatabase();
  const probe = createProbe(database.url);
  expect(await probe()).toBe(true);
  await database.close();
  expect(await probe()).toBe(false);
  watchWith([false, false]);
  watch.reportFailure(Object.assign(new Error('does not exist'), { code: '3D000' }));
  await expect.poll(() => changes).toEqual([true, false]);
});
