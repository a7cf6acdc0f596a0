import { describe, expect, test } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { createPageStore } from './page-store.ts';

const MAX_BYTES = 1_000_000;
const PAGES = 300;
const EVER = { until: Number.POSITIVE_INFINITY, staleUntil: Number.POSITIVE_INFINITY };

function pageOf(bytes: number): CachedPage {
  const prepare = () => Promise.reject(new Error('not read'));
  return { ready: () => undefined, prepare, bytes: () => bytes };
}

function fill(bytesOf: (page: number) => number) {
  const store = createPageStore({ maxBytes: MAX_BYTES, now: () => 0 });
  for (let page = 0; page < PAGES; page += 1) {
    const stored = { page: pageOf(bytesOf(page)), tags: ['n', `s:${page}`], asOf: 0, until: 1, staleUntil: 1 };
    store.put(`/${page}`, stored);
  }
  return store;
}

test('evicts the least recently used pages when the page store’s memory is full', () => {
  const store = fill(() => 10_000);
  const { bytes, entries, stores } = store.counters();
  expect([stores, entries]).toEqual([PAGES, 99]);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect([store.get('/0'), store.get(`/${PAGES - 100}`)]).toEqual([undefined, undefined]);
  expect(store.get(`/${PAGES - 1}`)).toBeDefined();
  store.drop(['n']);
  expect(store.counters()).toMatchObject({ entries: 0, bytes: 0, drops: 99 });
});

test('does not store a page that takes up more than a sixteenth of the cache', () => {
  expect(fill((page) => (page === 0 ? MAX_BYTES / 10 : 10)).get('/0')).toBeUndefined();
});

test('updates the size of a page after compression', () => {
  const store = createPageStore({ maxBytes: MAX_BYTES });
  let bytes = 50_000;
  const page = { ...pageOf(0), bytes: () => bytes };
  store.put('/a', { page, tags: ['n'], asOf: performance.now(), ...EVER });
  bytes = 5000;
  store.weighAgain('/a', page);
  expect(store.counters()).toMatchObject({ entries: 1, bytes: 5004 });
  store.drop(['n']);
  expect(store.get('/a')).toBeUndefined();
});

describe('a page that may be served stale', () => {
  let time = 0;
  const store = () => {
    time = 0;
    const made = createPageStore({ now: () => time });
    made.put('/a', { page: pageOf(10), tags: ['s:1'], asOf: 0, until: 60_000, staleUntil: 660_000 });
    return made;
  };

  test('is current until it expires, and is then served stale with its age until the stale limit', () => {
    const made = store();
    for (const [at, age] of [
      [30_000, 30],
      [60_000, 60],
      [659_999, 659.999],
    ] as const) {
      time = at;
      expect(made.get('/a') !== undefined).toBe(at < 60_000);
      expect(made.getStale('/a')?.ageSeconds).toBe(age);
    }
    time = 660_000;
    expect(made.getStale('/a')).toBeNull();
    expect([made.get('/a'), made.counters().entries]).toEqual([undefined, 0]);
  });

  test('is stale after an invalidation gap, and current again once it is rendered after the gap', () => {
    const made = store();
    time = 1000;
    made.doubt();
    expect(made.get('/a')).toBeUndefined();
    expect(made.getStale('/a')?.ageSeconds).toBe(1);
    const times = { until: 60_000, staleUntil: 660_000 };
    expect(made.put('/a', { page: pageOf(10), tags: ['s:1'], asOf: 1000, ...times })).toBe(false);
    expect(made.put('/a', { page: pageOf(10), tags: ['s:1'], asOf: 1001, ...times })).toBe(true);
    expect(made.get('/a')).toBeDefined();
  });

  test('is not served after a change to its content', () => {
    const made = store();
    made.drop(['s:1']);
    expect(made.getStale('/a')).toBeNull();
  });
});

describe('after a content change, put', () => {
  const MINUTE = 60_000;
  const CHANGED = 2 * MINUTE;
  test.each<[string, { asOf: number; now: number; tags: string[]; isStored: boolean }]>([
    ['rejects a page read before the change', { asOf: CHANGED - 1, now: CHANGED + 10, tags: ['s:1'], isStored: false }],
    [
      'rejects a page read at the moment of the change',
      { asOf: CHANGED, now: CHANGED + 10, tags: ['s:1'], isStored: false },
    ],
    ['stores a page read after the change', { asOf: CHANGED + 1, now: CHANGED + 10, tags: ['s:1'], isStored: true }],
    [
      'stores a page without the changed tag, unless all pages changed',
      { asOf: CHANGED - 1, now: CHANGED + 10, tags: ['s:2', 'n'], isStored: true },
    ],
    [
      'rejects a page read from a replica that lacks the change',
      { asOf: CHANGED + 100 - 500, now: CHANGED + 120, tags: ['s:1'], isStored: false },
    ],
    [
      'stores a page read from a lagging replica that has the change',
      { asOf: CHANGED + 600 - 500, now: CHANGED + 620, tags: ['s:1'], isStored: true },
    ],
    [
      'rejects a page read before the oldest change still recorded',
      { asOf: CHANGED + 1, now: CHANGED + MINUTE, tags: ['s:2'], isStored: false },
    ],
  ])('%s', (_, { asOf, now, tags, isStored }) => {
    for (const change of ['s:1', 'all']) {
      let time = CHANGED;
      const store = createPageStore({ now: () => time });
      store.drop(['other', change]);
      time = now;
      store.drop(['s:9']);
      store.put('/a', { page: pageOf(10), tags, asOf, ...EVER });
      const isOther = change === 'all' && asOf <= CHANGED;
      expect(store.get('/a') !== undefined).toBe(isStored && !isOther);
    }
  });
});
