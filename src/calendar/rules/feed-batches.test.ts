import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DueFeed, feedBatches } from './feed-batches.ts';

let serial = 0;
const of = (host: string, count: number, is_suspect = false): DueFeed[] =>
  Array.from({ length: count }, () => ({ id: (serial += 1), host, is_suspect }));

const shapes = (feeds: readonly DueFeed[]) => {
  const hostOf = new Map(feeds.map(({ id, host }) => [id, host]));
  return feedBatches(feeds, 25).map(({ ids, priority }) => {
    const hosts = Map.groupBy(ids, (id) => hostOf.get(id) ?? '');
    return [priority, ...[...hosts].map(([host, feedsOfHost]) => `${host}${feedsOfHost.length}`)];
  });
};

describe('feedBatches', () => {
  test('splits the feeds of a large host into batches of descending priority', () => {
    expect(shapes(of('a', 60))).toEqual([
      [0, 'a25'],
      [-1, 'a25'],
      [-2, 'a10'],
    ]);
  });

  test('queues later batches of a large host behind the first batch of every other host', () => {
    const batches = shapes([...of('dead', 100), ...of('a', 30), ...of('b', 3)]);
    expect(batches).toEqual([
      [0, 'dead25'],
      [0, 'a25'],
      [0, 'b3'],
      [-1, 'dead25'],
      [-1, 'a5'],
      [-2, 'dead25'],
      [-3, 'dead25'],
    ]);
  });

  test('combines hosts with few feeds in one batch, up to the batch size', () => {
    expect(shapes([...of('a', 10), ...of('b', 10), ...of('c', 10)])).toEqual([
      [0, 'a10', 'b10'],
      [0, 'c10'],
    ]);
  });

  test('batches unresponsive hosts separately, after the other batches of the same priority', () => {
    expect(shapes([...of('dead', 1, true), ...of('a', 2), ...of('ill', 1, true), ...of('b', 1)])).toEqual([
      [0, 'a2', 'b1'],
      [0, 'dead1', 'ill1'],
    ]);
  });

  test('returns no batches if no feed is due', () => {
    expect(feedBatches([], 25)).toEqual([]);
  });

  test("puts each feed into exactly one batch of limited size, and preserves the order of each host's feeds", () => {
    const feeds = fc.array(fc.record({ host: fc.constantFrom('a', 'b', 'c', 'd'), is_suspect: fc.boolean() }));
    fc.assert(
      fc.property(feeds, fc.integer({ min: 1, max: 30 }), (given, size) => {
        const due = given.map((feed, id) => ({ ...feed, id, is_suspect: feed.host === 'd' }));
        const batches = feedBatches(due, size);
        expect(batches.every(({ ids }) => ids.length > 0 && ids.length <= size)).toBe(true);
        const handed = batches.flatMap(({ ids }) => ids);
        expect(handed.toSorted((a, b) => a - b)).toEqual(due.map(({ id }) => id));
        for (const host of ['a', 'b', 'c', 'd']) {
          const feedsOfHost = handed.filter((id) => due[id]?.host === host);
          expect(feedsOfHost).toEqual(feedsOfHost.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
