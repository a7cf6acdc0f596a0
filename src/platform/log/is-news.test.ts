import { expect, test } from 'vitest';
import { isNews } from './is-news.ts';

test('one cause that many failures share is news with the first of them', () => {
  const away = new Error('away');
  const failures = [
    new Error('a page', { cause: away }),
    away,
    new Error('a job', { cause: away }),
    new Error('a page'),
  ];
  expect(failures.map(isNews)).toEqual([true, false, false, true]);
});

test('what is no error, or has none for a cause, is news each time', () => {
  expect(['said', 'said', undefined].map(isNews)).toEqual([true, true, true]);
  expect([1, 2].map((code) => isNews(new Error('ended', { cause: code })))).toEqual([true, true]);
});
