import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerpt, newsletterLead } from './excerpt.ts';

const WORDS = 'parola '.repeat(60).trim();

test.each([
  ['', ''],
  ['<p>Poche <em>parole</em>.</p>', 'Poche parole.'],
  ['<p>riga<br />riga</p><ul><li><p>pane</p></li><li>olio</li></ul>', 'riga riga pane olio'],
  ['<p>5 &lt; 6 &amp;amp; &quot;sì&quot;</p>', '5 < 6 &amp; "sì"'],
  ['<p>a</p><img src="/foto/x.webp" alt="non &gt; conta" /><p>b</p>', 'a b'],
  ['<p>Prima.</p><table><tbody><tr><td>cella</td></tr></tbody></table><p>Dopo.</p>', 'Prima. Dopo.'],
  ['<figure><img src="/foto/x.webp" /><figcaption>Pienza</figcaption></figure><p>Poi.</p>', 'Poi.'],
  ['<table><tbody><tr><td>solo</td></tr></tbody></table>', 'solo'],
  [`<p>${'x'.repeat(200)}</p>`, 'x'.repeat(200)],
  [`<p>${'x'.repeat(201)}</p>`, `${'x'.repeat(199)}…`],
  [`<p>${'x'.repeat(199)} y</p>`, `${'x'.repeat(199)}…`],
  [`<p>${WORDS}</p>`, `${'parola '.repeat(28).trim()}…`],
  [`<p>${'x'.repeat(150)}, ${'y'.repeat(100)}</p>`, `${'x'.repeat(150)}…`],
])('excerpt(%j) is %j', (html, text) => {
  expect(excerpt(html)).toBe(text);
  expect(excerpt(html).length).toBeLessThanOrEqual(EXCERPT_LENGTH);
});

test('excerpt does not split an emoji when it truncates the text', () => {
  const family = '👨‍👩‍👧';
  expect(excerpt(`<p>${'x'.repeat(195)}${family.repeat(3)}</p>`)).toBe(`${'x'.repeat(195)}…`);
});

test.each([
  ['', []],
  ['<p>Il Palio</p>', ['Il Palio']],
  ['<h2>Siena</h2><p>Il Palio</p>', ['Siena', 'Il Palio']],
  [
    '<p>Prima.</p><h3>Le <em>vigne</em></h3><p>Poi.</p><h4></h4><p>Infine.</p>',
    ['Prima.', 'Le vigne', 'Poi.', 'Infine.'],
  ],
  [`<h2>Siena</h2><p>${'x'.repeat(300)}</p>`, ['Siena', `${'x'.repeat(185)}…`]],
])('newsletterLead(%j) is %j', (html, paragraphs) => {
  const lead = newsletterLead(html);
  expect(lead.map((each) => each.replace(/x+/, ''))).toEqual(paragraphs.map((each) => each.replace(/x+/, '')));
  expect(lead.join(' ').length).toBeLessThanOrEqual(200);
});
