import { afterEach, expect, test } from 'vitest';
import { trustOwnText } from './entry.server.tsx';

type Rules = Parameters<NonNullable<Parameters<typeof trustOwnText>[0]['trustedTypes']>['createPolicy']>[1];

function readRules(): Rules {
  const made: { name: string; rules: Rules }[] = [];
  trustOwnText({ trustedTypes: { createPolicy: (name, rules) => made.push({ name, rules }) } });
  expect(made.map(({ name }) => name)).toEqual(['default']);
  const [policy] = made;
  if (policy === undefined) throw new Error('no policy was made');
  return policy.rules;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['a card', '<article class="card"><h3><a href="/struttura/7/casa">Casa &amp; orto</a></h3></article>'],
  ['an icon', '<svg viewBox="0 0 24 24" aria-hidden="true"><use href="/assets/icons-x.svg#heart"/></svg>'],
  ['React’s comments between texts', '12<!-- --> notti<!--$--><br/><!--/$-->'],
  [
    'words that look like handlers',
    '<img alt="onda onclick=1 &gt; mare" src="/foto/a.webp" loading="lazy"/> on load = oggi',
  ],
  ['escaped mathematical signs', '<p>2 &lt; 3</p>'],
  ['Word’s markup', "<p class=MsoNormal style='margin:0'><o:p></o:p></p>"],
  ['React’s empty script', '<script></script>'],
  ['a custom element', '<my-element data-x></my-element>'],
  ['plain text', 'Una casa con vista'],
])('the Trusted Types policy keeps %s', (_, html) => {
  expect(readRules().createHTML(html)).toBe(html);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>alert(1)'],
  ['a script with a source', '<script src="/foto/x.js"></script>', ''],
  ['an event handler', '<img src=x onerror=alert(1)>', ''],
  ['an event handler after other attributes', '<a href="/" title="x" ONCLICK="alert(1)">a</a>', 'a</a>'],
  ['an event handler after a slash', '<svg/onload=alert(1)>', ''],
  ['an event handler after a quoted sign', '<a title="a>b" onclick=alert(1)>x</a>', 'b" onclick=alert(1)>x</a>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', 'alert(1)">'],
  ['an embedded document', '<p srcdoc="x">a</p>', 'a</p>'],
  ['a base element', '<base href="//evil.example/">', ''],
  ['an unclosed tag', '<img src=x onerror=alert(1)', ''],
  ['a nested tag', '<<script>script>alert(1)</script>', 'script>alert(1)'],
  ['a comment that hides a tag', '<!--<img src=x onerror=alert(1)>-->', '-->'],
])('the Trusted Types policy removes %s', (_, html, left) => {
  expect(readRules().createHTML(html)).toBe(left);
});

test('the Trusted Types policy accepts the scripts of the document and empties all other scripts', () => {
  document.body.innerHTML = '<script type="held-module">import "/assets/a.js"</script>';
  const { createScript } = readRules();
  expect(createScript('import "/assets/a.js"')).toBe('import "/assets/a.js"');
  document.body.innerHTML += '<script type="held-module">import "/assets/b.js"</script>';
  expect(createScript('import "/assets/b.js"')).toBe('');
  expect(createScript('alert(1)')).toBe('');
});

test('the Trusted Types policy accepts worker URLs only from this origin', () => {
  const { createScriptURL } = readRules();
  expect(createScriptURL('/senza-rete.js')).toBe('/senza-rete.js');
  expect(createScriptURL(`${location.origin}/assets/worker.mjs`)).toBe(`${location.origin}/assets/worker.mjs`);
  for (const url of ['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,alert(1)', 'blob:x'])
    expect(createScriptURL(url)).toBeNull();
});

test('trustOwnText does not throw in a browser without Trusted Types', () => {
  expect(() => trustOwnText({})).not.toThrow();
});
