import { expect, test } from 'vitest';
import { newsletterLead } from './newsletter-lead.ts';

test.each([
  ['', []],
  ['<p>Il Palio</p>', ['Il Palio']],
  ['<h2>Siena</h2><p>Il Palio</p>', ['Siena', 'Il Palio']],
  [
    '<p>Prima.</p><h3>Le <em>vigne</em></h3><p>Poi.</p><h4></h4><p>Infine.</p>',
    ['Prima.', 'Le vigne', 'Poi.', 'Infine.'],
  ],
  [`<h2>Siena</h2><p>${'x'.repeat(300)}</p>`, ['Siena', `${'x'.repeat(185)}…`]],
])('%s', (html, paragraphs) => {
  const lead = newsletterLead(html);
  expect(lead.map((each) => each.replace(/x+/, ''))).toEqual(paragraphs.map((each) => each.replace(/x+/, '')));
  expect(lead.join(' ').length).toBeLessThanOrEqual(200);
});
