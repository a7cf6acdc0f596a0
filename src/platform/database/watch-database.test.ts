import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createProbe, type DatabaseWatch, watchDatabase } from './watch-database.ts';

let watch: DatabaseWatch;
let changes: boolean[] = [];
let probes = 0;
afterEach(() => watch.close());

const REFUSED = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** `answers`: what the probes find, one after the other; then it answers. */
function watchWith(answers: boolean[]): void {
  [changes, probes] = [[], 0];
  watch = watchDatabase({
    probe: async () => answers[probes++] ?? true,
    onChange: (isAway) => void changes.push(isAway),
  });
}

test('a database that answers its probe is not away, whatever failed', async () => {
  watchWith([]);
  watch.reportFailure(REFUSED);
  await expect.poll(() => probes).toBe(1);
  expect([watch.isAway(), changes]).toEqual([false, []]);
});

test('one probe that fails may have been slow', async () => {
  watchWith([false, true]);
  watch.reportFailure(REFUSED);
  await expect.poll(() => probes).toBe(2);
  expect(changes).toEqual([]);
});

test('two that fail say that it is away, until one is answered; then old connections are known', async () => {
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

test('however many fail, one probe is under way', async () => {
  watchWith([false, false]);
  for (let failure = 0; failure < 100; failure += 1) watch.reportFailure(REFUSED);
  await expect.poll(() => changes).toEqual([true, false]);
  expect(probes).toBe(3);
});

test.each(['23505', '57014', '40P01', '42P01'])('an error %s that the server itself gives is no reason', (code) => {
  watchWith([false, false]);
  watch.reportFailure(Object.assign(new Error('said by PostgreSQL'), { code }));
  expect(probes).toBe(0);
});

test('a database that is gone answers nobody, though its server does', async () => {
  const database = await createTestDatabase();
  const probe = createProbe(database.url);
  expect(await probe()).toBe(true);
  await database.close();
  expect(await probe()).toBe(false);
  watchWith([false, false]);
  watch.reportFailure(Object.assign(new Error('does not exist'), { code: '3D000' }));
  await expect.poll(() => changes).toEqual([true, false]);
});
