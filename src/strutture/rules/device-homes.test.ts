import { expect, test } from 'vitest';
import { MAX_SAVED, MAX_VIEWED, noteViewed, readDeviceHomes, toggleHome } from './device-homes.ts';

test.each([
  [null, []],
  ['', []],
  ['[]', []],
  ['[12,7]', [12, 7]],
  ['[12,7,12]', [12, 7]],
  ['[1.5,-3,0,"4",null,7]', [7]],
  ['[1000000000,999999999]', [999_999_999]],
  ['{"a":1}', []],
  ['[12,', []],
  ['12', []],
])('parses the stored value %j as the homes %j', (text, ids) => {
  expect(readDeviceHomes(text)).toEqual(ids);
});

test('toggleHome adds an unsaved home at the front and removes a saved home', () => {
  expect(toggleHome([7], 12)).toEqual([12, 7]);
  expect(toggleHome([12, 7], 7)).toEqual([12]);
});

test('drops the oldest saved home when the limit is exceeded', () => {
  const many = Array.from({ length: MAX_SAVED }, (_, index) => index + 1);
  expect(toggleHome(many, 100)).toEqual([100, ...many.slice(0, -1)]);
  expect(readDeviceHomes(JSON.stringify([...many, 100]))).toEqual(many);
});

test('moves a home to the front when it is viewed again, and limits the number of viewed homes', () => {
  expect(noteViewed([7, 12], 12)).toEqual([12, 7]);
  const many = Array.from({ length: MAX_VIEWED }, (_, index) => index + 1);
  expect(noteViewed(many, 100)).toHaveLength(MAX_VIEWED);
});
