import { expect, test } from 'vitest';
import { absoluteHtml, levelHeadings, frameTables } from './article-markup.ts';

const SITE = 'https://www.ospitalia.example';

test.each([
  ['<a href="/blog">', `<a href="${SITE}/blog">`],
  ['<img src="/foto/x.webp" alt="">', `<img src="${SITE}/foto/x.webp" alt="">`],
  ['<img src="/foto/x.webp" srcset="/foto/x-320.webp 320w" sizes="100vw">', `<img src="${SITE}/foto/x.webp">`],
  ['<a href="https://example.it/a">', '<a href="https://example.it/a">'],
  ['<a href="mailto:ada@example.it">', '<a href="mailto:ada@example.it">'],
  ['<p>scrivi href=&quot;/blog&quot;</p>', '<p>scrivi href=&quot;/blog&quot;</p>'],
])('absoluteHtml makes the portal’s own URLs absolute: %s', (html, absolute) => {
  expect(absoluteHtml(html, SITE)).toBe(absolute);
});

test("absoluteHtml resolves fragments against the article's URL", () => {
  expect(absoluteHtml('<a href="#sotto">', SITE, '/blog/1/le-crete')).toBe(`<a href="${SITE}/blog/1/le-crete#sotto">`);
});

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
  ['<h3>a</h3><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2><h4>b</h4><h4>c</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['<h4>a <h2>b</h2></h4>', '<h2>a <h2>b</h2></h2>'],
  ['<p>&lt;h4&gt;</p>', '<p>&lt;h4&gt;</p>'],
])('levelHeadings removes gaps between heading levels: %s', (html, levelled) => {
  expect(levelHeadings(html)).toBe(levelled);
});

const FRAME = '<div class="tavola" role="group" tabindex="0" aria-label="Tabella">';

test.each([
  ['<p>Nessuna tabella</p>', '<p>Nessuna tabella</p>'],
  ['<p>a</p><table><tr><td>1</td></tr></table>', `<p>a</p>${FRAME}<table><tr><td>1</td></tr></table></div>`],
  ['<table></table><table></table>', `${FRAME}<table></table></div>${FRAME}<table></table></div>`],
  ['<p>&lt;table&gt;</p>', '<p>&lt;table&gt;</p>'],
  ['<tablet></tablet>', '<tablet></tablet>'],
])('frameTables wraps only tables: %s', (html, framed) => {
  expect(frameTables(html)).toBe(framed);
});
