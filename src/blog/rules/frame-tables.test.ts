import { expect, test } from 'vitest';
import { frameTables } from './frame-tables.ts';

const FRAME = '<div class="tavola" role="group" tabindex="0" aria-label="Tabella">';

test.each([
  ['<p>Nessuna tabella</p>', '<p>Nessuna tabella</p>'],
  ['<p>a</p><table><tr><td>1</td></tr></table>', `<p>a</p>${FRAME}<table><tr><td>1</td></tr></table></div>`],
  ['<table></table><table></table>', `${FRAME}<table></table></div>${FRAME}<table></table></div>`],
  // What only looks like one was escaped by the allow-list.
  ['<p>&lt;table&gt;</p>', '<p>&lt;table&gt;</p>'],
  ['<tablet></tablet>', '<tablet></tablet>'],
])('%s', (html, framed) => {
  expect(frameTables(html)).toBe(framed);
});
