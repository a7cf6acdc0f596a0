import { expect, test } from 'vitest';
import { absoluteHtml } from './absolute-html.ts';

const SITE = 'https://www.ospitalia.example';

test.each([
  ['<a href="/blog">', `<a href="${SITE}/blog">`],
  ['<img src="/foto/x.webp" alt="">', `<img src="${SITE}/foto/x.webp" alt="">`],
  ['<img src="/foto/x.webp" srcset="/foto/x-320.webp 320w" sizes="100vw">', `<img src="${SITE}/foto/x.webp">`],
  ['<a href="https://example.it/a">', '<a href="https://example.it/a">'],
  ['<a href="mailto:ada@example.it">', '<a href="mailto:ada@example.it">'],
  ['<p>scrivi href=&quot;/blog&quot;</p>', '<p>scrivi href=&quot;/blog&quot;</p>'],
])('%s', (html, absolute) => {
  expect(absoluteHtml(html, SITE)).toBe(absolute);
});

test('a part of the page itself is a part of its page', () => {
  expect(absoluteHtml('<a href="#sotto">', SITE, '/blog/1/le-crete')).toBe(`<a href="${SITE}/blog/1/le-crete#sotto">`);
});
