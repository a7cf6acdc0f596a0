import { describe, expect, test } from 'vitest';
import { isShed, MOST_OVERLOAD, nextOverload, type RequestClass } from './request-class.ts';

const CLASSES: readonly RequestClass[] = ['essential', 'file', 'upload', 'export', 'search', 'page', 'owner', 'admin'];

describe('sheds uploads first, then anonymous reads, owners and administrators, never webhooks or confirmations', () => {
  test.each<[number, RequestClass[]]>([
    [0, []],
    [0.5, []],
    [1, ['upload', 'export']],
    [2, ['upload', 'export', 'search']],
    [3, ['upload', 'export', 'search', 'page']],
    [4, ['upload', 'export', 'search', 'page', 'owner']],
    [MOST_OVERLOAD, ['upload', 'export', 'search', 'page', 'owner', 'admin']],
  ])('at level %d', (overload, expected) => {
    expect(CLASSES.filter((each) => isShed(each, overload))).toEqual(expected);
  });
});

describe('sheds when the event loop lags more than 200 ms (p99) or a connection is awaited for more than 1 s', () => {
  test.each([
    ['no strain', { loopMs: 20, connectionMs: 0 }, 0, 0],
    ['exactly at the limits', { loopMs: 200, connectionMs: 1000 }, 0, 0],
    ['one bad second sheds nothing', { loopMs: 201, connectionMs: 0 }, 0, 0.5],
    ['two bad seconds shed the first classes', { loopMs: 201, connectionMs: 0 }, 0.5, 1],
    ['connections alone', { loopMs: 20, connectionMs: 1001 }, 0.5, 1],
    ['each further bad second sheds more', { loopMs: 900, connectionMs: 0 }, 1, 2],
    ['limited to the highest level', { loopMs: 900, connectionMs: 0 }, MOST_OVERLOAD, MOST_OVERLOAD],
    ['recovery is twice as fast', { loopMs: 20, connectionMs: 0 }, MOST_OVERLOAD, MOST_OVERLOAD - 2],
    ['full recovery', { loopMs: 20, connectionMs: 0 }, 1, 0],
  ])('%s', (_, strain, before, after) => {
    expect(nextOverload(before, strain)).toBe(after);
  });
});
