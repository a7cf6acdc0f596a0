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
    'a gradient with a reference',
    svg(
      `<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/><use href="#b"/>`,
    ),
  ],
  [
    'Inkscape’s properties on outlined letters',
    svg(
      `<path d="" style="font-size:4px;line-height:1.25;font-family:'Source Sans Pro';-inkscape-font-specification:'Source Sans Pro';fill:#12614a;fill-opacity:1;stroke:none;transform:rotate(-45.5) translate(1e-3, 2)" inkscape:label="C (copia)"/>`,
    ),
  ],
  ['colours and references in a style', svg('<path style="fill:rgb(0, 10%, 3);mask:url(\'#a\');clip-path:url(#b);"/>')],
  ['a standalone declaration', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg(PATH)}`],
])('checkLogo accepts %s', (_, text) => expect(checkLogo(text)).toBeNull());

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'element'],
  ['a script with a namespace', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'), 'element'],
  ['embedded HTML', svg('<foreignObject><p>a</p></foreignObject>'), 'element'],
  ['an external image', svg('<image href="https://altrove.example/a.png"/>'), 'element'],
  ['a stylesheet', svg('<style>@import url(https://altrove.example)</style>'), 'element'],
  ['a link', svg('<a href="https://altrove.example"><path d=""/></a>'), 'element'],
  ['an animation', svg('<set attributeName="href" to="javascript:1"/>'), 'element'],
  ['an event handler', svg('<path d="" onload="alert(1)"/>'), 'attribute'],
  ['an event handler on the root', svg(PATH, ' onload="alert(1)"'), 'attribute'],
  ['a `use` of another file', svg('<use href="https://altrove.example/a.svg#b"/>'), 'attribute'],
  ['a `use` of another file by `xlink:href`', svg('<use xlink:href="data:image/svg+xml,a"/>'), 'attribute'],
  ['a fill from another host', svg('<path fill="url(https://altrove.example#a)"/>'), 'attribute'],
  ['a style from another host', svg('<path style="fill:url( \'//altrove.example\')"/>'), 'attribute'],
  [
    'a stylesheet instruction before the drawing',
    `<?xml-stylesheet href="https://altrove.example/a.css"?>${svg(PATH)}`,
    'broken',
  ],
  ['an instruction after the declaration', `<?xml version="1.0"?><?php echo 1 ?>${svg(PATH)}`, 'broken'],
  ['an encoding that changes the delimiters', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(PATH)}`, 'broken'],
  ['a declaration with other attributes', `<?xml version="1.0" href="//altrove.example"?>${svg(PATH)}`, 'broken'],
  ['an image in a style', svg(`<path style="fill:image-set('//altrove.example' 1x)"/>`), 'style'],
  ['a property that does not draw', svg('<path style="behavior:none"/>'), 'style'],
  ['a background', svg('<path style="background:src(//altrove.example)"/>'), 'style'],
  ['an at-rule in a style', svg('<path style="@import //altrove.example"/>'), 'style'],
  ['a comment in a style', svg('<path style="fill/**/:red"/>'), 'style'],
  ['a fixed position over the page', svg('<path style="position:fixed;inset:0"/>'), 'style'],
  ['escapes in a style', svg('<path style="fill:u\\72l(//altrove.example)"/>'), 'attribute'],
  ['an image as a fill', svg(`<path fill="image-set('//altrove.example' 1x)"/>`), 'attribute'],
  ['a cursor from another host', svg('<path cursor="url( //altrove.example )"/>'), 'attribute'],
  ['an external DTD', `<!DOCTYPE svg SYSTEM "//altrove.example/a.dtd">${svg('&a;')}`, 'broken'],
  ['a filter that loads an image', svg('<filter id="a"><feImage href="//altrove.example/a.png"/></filter>'), 'element'],
  ['text on a path', svg('<text><textPath href="#a">a</textPath></text>'), 'element'],
  ['an element in mixed case', svg('<ForeignObject/>'), 'element'],
  ['a mask from another host', svg('<path mask="url(&quot;//altrove.example#a&quot;)"/>'), 'attribute'],
  ['an external reference after a local one', svg('<path style="fill:url(#a) url(//altrove.example)"/>'), 'attribute'],
  ['a colour from another host', svg('<path style="fill:var(--a, src(\'//altrove.example\'))"/>'), 'style'],
  ['a base URL for references', svg('<g xml:base="https://altrove.example"/>'), 'attribute'],
  ['letters as entities', svg('<path style="fill:u&#114;l(//altrove.example)"/>'), 'attribute'],
  ['an entity declaration', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(PATH)}`, 'broken'],
  ['a CDATA section', svg('<![CDATA[<script/>]]>'), 'broken'],
  ['a truncated drawing', svg(PATH).slice(0, 90), 'broken'],
  ['an unclosed element', svg('<g>'), 'broken'],
  ['wrongly nested elements', svg('<g><defs></g></defs>'), 'broken'],
  ['an attribute without quotes', svg('<path onload=alert(1)/>'), 'broken'],
  ['two drawings', svg(PATH) + svg(PATH), 'broken'],
  ['an HTML page', '<html><svg viewBox="0 0 8 8"></svg></html>', 'broken'],
  ['an empty file', '', 'broken'],
  ['a drawing without a size', svg(PATH).replace('viewBox', 'data-box'), 'noSize'],
])('checkLogo rejects %s', (_, text, fault) => expect(checkLogo(text)).toBe(fault));
