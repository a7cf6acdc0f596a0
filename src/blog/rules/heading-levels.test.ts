import { expect, test } from 'vitest';
import { levelHeadings } from './heading-levels.ts';

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
  ['<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2><h4>b</h4><h4>c</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['<h4>a <h2>b</h2></h4>', '<h2>a <h2>b</h2></h2>'],
  ['<p>&lt;h4&gt;</p>', '<p>&lt;h4&gt;</p>'],
])('%s', (html, levelled) => {
  expect(levelHeadings(html)).toBe(levelled);
});
