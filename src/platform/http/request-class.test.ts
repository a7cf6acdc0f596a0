import { describe, expect, test } from 'vitest';
import { isShed, MOST_OVERLOAD, nextOverload, type RequestClass } from './request-class.ts';

const CLASSES: readonly RequestClass[] = ['essential', 'file', 'upload', 'export', 'search', 'page', 'owner', 'admin'];

describe('load shedding by request class', () => {
  test.each<[number, RequestClass[]]>([
    [0, []],
    [0.5, []],
    [1, ['upload', 'export']],
    [2, ['upload', 'export', 'search']],
    [3, ['upload', 'export', 'search', 'page']],
    [4, ['upload', 'export', 'search', 'page', 'owner']],
    [MOST_OVERLOAD, ['upload', 'export', 'search', 'page', 'owner', 'admin']],
  ])('at overload level %d, sheds the classes %j', (overload, expected) => {
    expect(CLASSES.filter((each) => isShed(each, overload))).toEqual(expected);
  });
});

describe('the overload level', () => {
  test.each([
    ['stays at zero if both delays are low', { loopMs: 20, connectionMs: 0 }, 0, 0],
    ['stays at zero if both delays are at their limits', { loopMs: 200, connectionMs: 1000 }, 0, 0],
    ['rises by a half after one second above a limit', { loopMs: 201, connectionMs: 0 }, 0, 0.5],
    ['rises to one after two seconds above a limit', { loopMs: 201, connectionMs: 0 }, 0.5, 1],
    ['rises if only connections are slow', { loopMs: 20, connectionMs: 1001 }, 0.5, 1],
    ['rises by one with each further second above a limit', { loopMs: 900, connectionMs: 0 }, 1, 2],
    ['never exceeds the highest level', { loopMs: 900, connectionMs: 0 }, MOST_OVERLOAD, MOST_OVERLOAD],
    ['falls twice as fast as it rises', { loopMs: 20, connectionMs: 0 }, MOST_OVERLOAD, MOST_OVERLOAD - 2],
    ['falls from one to zero after one second below the limits', { loopMs: 20, connectionMs: 0 }, 1, 0],
  ])('%s', (_, strain, before, after) => {
    expect(nextOverload(before, strain)).toBe(after);
  });
});
