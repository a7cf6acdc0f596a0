import { expect, test } from 'vitest';
import { isNews } from './is-news.ts';

test('isNews is true only for the first of several failures with the same cause', () => {
  const away = new Error('away');
  const failures = [
    new Error('a page', { cause: away }),
    away,
    new Error('a job', { cause: away }),
    new Error('a page'),
  ];
  expect(failures.map(isNews)).toEqual([true, false, false, true]);
});

test('isNews is always true for values that are not errors and for errors whose cause is not an error', () => {
  expect(['text', 'text', undefined].map(isNews)).toEqual([true, true, true]);
  expect([1, 2].map((code) => isNews(new Error('ended', { cause: code })))).toEqual([true, true]);
});
