import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatePayloads } from '../../../e2e/support/xss-grammar.ts';
import { XSS_PAYLOADS } from '../../../e2e/support/xss-payloads.ts';
import { sized } from '../../../test/verify.ts';
import { renderArticle, sanitiseArticle } from './sanitise-article.ts';

const HASH = 'q'.repeat(22);
const PHOTO = `/foto/${HASH}-1200x900.webp`;

describe('sanitiseArticle preserves the markup that writers need', () => {
  test.each([
    '<h2>Siena</h2><h3>Il Palio</h3><h4>Le contrade</h4><p>Testo con <strong>forza</strong>, <em>grazia</em>, <u>linee</u> e <s>pentimenti</s>.</p>',
    '<ul><li><p>pane</p></li><li><p>olio</p><ul><li><p>nuovo</p></li></ul></li></ul><ol start="3"><li><p>tre</p></li></ol>',
    '<p><a href="https://www.comune.siena.it/orari?mese=10&amp;giorno=2#mattina">orari</a></p>',
    '<p><a href="mailto:anna@example.it">scrivi</a>, <a href="tel:+390577123456">chiama</a>, <a href="/strutture/toscana">cerca</a>, <a href="#indice">su</a></p>',
    '<blockquote><p>Chi va piano va sano.</p></blockquote><hr />',
    '<table><thead><tr><th scope="col">Mese</th><th colspan="2" rowspan="1">Ore</th></tr></thead><tbody><tr><td><p>Ottobre</p></td><td>9–17</td></tr></tbody></table>',
    `<figure><img src="${PHOTO}" alt="Le Crete d’autunno" /><figcaption>Le Crete</figcaption></figure>`,
    `<img src="${PHOTO}" alt="" />`,
    '<pre><code>uno\n\tdue &lt;b&gt; &amp;amp;</code></pre>',
    '<p>riga<br />riga «è» 😀 5 &lt; 6 &gt; 2 &amp; "virgolette"</p>',
  ])('%s', (html) => {
    expect(sanitiseArticle(html)).toBe(html);
  });
});

describe('sanitiseArticle with markup that is not allowed', () => {
  test.each([
    ['<h1>Siena</h1><h5>a</h5><h6>b</h6>', '<h2>Siena</h2><h4>a</h4><h4>b</h4>'],
    ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
    ['<div class="x"><p style="color:red" id="f" onclick="x">a</p></div>', '<p>a</p>'],
    ['<span>a</span><font>b</font>', 'ab'],
    ['<p>prima</p><script>alert(1)</script><style>p{}</style><p>dopo</p>', '<p>prima</p><p>dopo</p>'],
    ['<svg><text>a</text></svg><math><mi>b</mi></math>c', 'c'],
    ['<a href="javascript:alert(1)">a</a><a name="x">b</a><a>c</a>', 'abc'],
    [
      '<a href="//example.it/">a</a><a href="\\\\example.it">b</a><a href="https:/x">c</a><a href="https://u@x.it">d</a>',
      'abcd',
    ],
    [
      '<a href="https://example.it/" target="_blank" rel="opener" ping="/x">a</a>',
      '<a href="https://example.it/">a</a>',
    ],
    ['<img src="http://127.0.0.1/x.png" alt="a"><img src="data:image/png;base64,AA"><img>', ''],
    [`<img src="${PHOTO}" srcset="x 1x" width="1" style="x" onerror="x">`, `<img src="${PHOTO}" alt="" />`],
    [`<img src="${PHOTO}?x"><img src="/foto/../x.webp"><img src="//x${PHOTO}">`, ''],
    [
      '<ol start="x"><li>a</li></ol><table><tr><td colspan="9999" rowspan="0">a</td></tr></table>',
      '<ol><li>a</li></ol><table><tr><td>a</td></tr></table>',
    ],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a\u202eb\u0007&#x202e;c</p>', '<p>abc</p>'],
    ['<p>\u0338a</p>', '<p>\u0338a</p>'],
    ['', ''],
  ])('%j becomes %j', (html, expected) => {
    expect(sanitiseArticle(html)).toBe(expected);
  });

  test('removes tags nested more than 40 levels deep, and throws for 160,000 nested tags', () => {
    const deep = sanitiseArticle(`${'<blockquote>'.repeat(60)}a${'</blockquote>'.repeat(60)}`);
    expect(deep).toBe(`${'<blockquote>'.repeat(40)}a${'</blockquote>'.repeat(40)}`);
    expect(() => sanitiseArticle('<b>'.repeat(160_000))).toThrow('troppi elementi uno dentro l’altro');
  });
});

describe('sanitising is idempotent', () => {
  test('for known and generated XSS payloads', () => {
    for (const html of [...XSS_PAYLOADS, ...generatePayloads(sized(200, 1000), 7)]) {
      const stored = sanitiseArticle(html);
      expect(sanitiseArticle(stored)).toBe(stored);
    }
  });

  // Lists every allowed tag, because random pieces may combine into any of them: "<" and "b" form `<b`, which becomes `strong`.
  const OTHER_TAG =
    /<(?!\/?(?:p|table|thead|tbody|tr|th|td|li|ul|ol|a|h[234]|pre|code|strong|em|u|s|blockquote|figure|figcaption|img|br|hr)\b)/;

  const TAGS = '<p>|</p>|<div>|</div>|<table>|<tr>|<td>|</td>|</table>|<li>|<ul>|</ul>';
  const OTHERS = `<a href="/x">|</a>|<h1>|</h1>|<pre>\n|</pre>|<img src="${PHOTO}">|<br>|<hr>|<!--`;
  const part = fc.oneof(
    fc.constantFrom(...TAGS.split('|')),
    fc.constantFrom(...OTHERS.split('|')),
    fc.string({ maxLength: 6 }),
  );

  test('for random combinations of markup', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const stored = sanitiseArticle(parts.join(''));
        expect(sanitiseArticle(stored)).toBe(stored);
        expect(stored).not.toMatch(OTHER_TAG);
      }),
      { numRuns: 300 },
    );
  });
});

describe('renderArticle', () => {
  test('adds image sizes to pictures and noopener to external links', () => {
    expect(
      renderArticle(`<p><a href="https://example.it/">a</a><a href="/x">b</a></p><img src="${PHOTO}" alt="Crete" />`),
    ).toBe(
      '<p><a href="https://example.it/" rel="noopener">a</a><a href="/x">b</a></p>' +
        `<img src="${PHOTO}" srcset="/foto/${HASH}-320.webp 320w, /foto/${HASH}-640.webp 640w, ${PHOTO} 1200w" ` +
        'sizes="(min-width: 48rem) 44rem, 100vw" width="1200" height="900" loading="lazy" decoding="async" alt="Crete" />',
    );
  });

  test('sanitises the stored HTML again and removes gaps between heading levels', () => {
    expect(renderArticle('<p onclick="x">a</p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('<p>a</p>');
    expect(renderArticle('<h4>a</h4><h4>b</h4>')).toBe('<h2>a</h2><h3>b</h3>');
  });
});
