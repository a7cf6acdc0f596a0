import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

test('work about one thing begins one after the other, whatever becomes of it; other things do not wait', async () => {
  const inTurn = createTurns<never>();
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const work =
    (name: string, until: Promise<void> | null = null) =>
    async ({ hasWaited }: { hasWaited: boolean }) => {
      told.push(`${name} begins${hasWaited ? ' after others' : ''}`);
      await until;
      told.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
  const all = Promise.allSettled([
    inTurn(1, work('a', first.promise)),
    inTurn(1, work('b')),
    inTurn(1, work('c')),
    inTurn(2, work('other')),
  ]);
  await inTurn(2, work('another'));
  expect(told).toEqual(['a begins', 'other begins', 'other ends', 'another begins after others', 'another ends']);
  first.resolve();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(told.slice(5)).toEqual(['a ends', 'b begins after others', 'b ends', 'c begins after others', 'c ends']);
});

test('what one of a line saw, those behind hear who were there already; who came later looks again', async () => {
  const inTurn = createTurns<string>();
  const heard: (string | null)[] = [];
  const first = Promise.withResolvers<void>();
  const hear = () => inTurn(1, async (turn) => void heard.push(turn.heard));
  const line = [
    inTurn(1, async ({ tell }) => {
      await first.promise;
      tell('old', performance.now() - 60_000);
    }),
    hear(),
    inTurn(1, async ({ tell }) => tell('sold', performance.now())),
    hear(),
  ];
  first.resolve();
  await Promise.all(line);
  await hear();
  expect(heard).toEqual([null, 'sold', null]);
});
