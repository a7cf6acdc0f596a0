import { expect, test } from 'vitest';
import { checkLogo } from './check-logo.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`;
const PATH = '<path d="M0 0h8v8z" fill="#8a2f3c"/>';

test.each([
  ['a path', svg(PATH)],
  [
    'a declaration, a comment and a group',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- mano -->\n${svg(`<g style="fill:red">${PATH}</g>`)}\n`,
  ],
  [
    'a gradient that is used',
    svg(
      `<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/><use href="#b"/>`,
    ),
  ],
])('%s is a logo', (_, text) => expect(checkLogo(text)).toBeNull());

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'element'],
  ['a script with a namespace', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'), 'element'],
  ['HTML inside', svg('<foreignObject><p>a</p></foreignObject>'), 'element'],
  ['a photo', svg('<image href="https://altrove.example/a.png"/>'), 'element'],
  ['a stylesheet', svg('<style>@import url(https://altrove.example)</style>'), 'element'],
  ['a link', svg('<a href="https://altrove.example"><path d=""/></a>'), 'element'],
  ['an animation', svg('<set attributeName="href" to="javascript:1"/>'), 'element'],
  ['an event', svg('<path d="" onload="alert(1)"/>'), 'attribute'],
  ['an event of the whole', svg(PATH, ' onload="alert(1)"'), 'attribute'],
  ['a use of something elsewhere', svg('<use href="https://altrove.example/a.svg#b"/>'), 'attribute'],
  ['a use of something elsewhere, the old way', svg('<use xlink:href="data:image/svg+xml,a"/>'), 'attribute'],
  ['a fill from elsewhere', svg('<path fill="url(https://altrove.example#a)"/>'), 'attribute'],
  ['a style from elsewhere', svg('<path style="fill:url( \'//altrove.example\')"/>'), 'attribute'],
  ['letters as entities', svg('<path style="fill:u&#114;l(//altrove.example)"/>'), 'attribute'],
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(PATH)}`, 'broken'],
  ['text that is not read', svg('<![CDATA[<script/>]]>'), 'broken'],
  ['half a drawing', svg(PATH).slice(0, 90), 'broken'],
  ['an element that is not closed', svg('<g>'), 'broken'],
  ['elements across each other', svg('<g><defs></g></defs>'), 'broken'],
  ['an attribute without quotes', svg('<path onload=alert(1)/>'), 'broken'],
  ['two drawings', svg(PATH) + svg(PATH), 'broken'],
  ['a page', '<html><svg viewBox="0 0 8 8"></svg></html>', 'broken'],
  ['nothing', '', 'broken'],
  ['no size', svg(PATH).replace('viewBox', 'data-box'), 'noSize'],
])('%s is refused', (_, text, fault) => expect(checkLogo(text)).toBe(fault));
