import { describe, expect, test } from 'vitest';
import { ARTICLE_ATTRIBUTES, isAllowedValue, linkKind, LOST_WITH_TEXT, SAME_AS, linkTarget } from './article-html.ts';

describe('the allow-list for article HTML', () => {
  test('contains no scripts, forms, embedded content, styles or IDs', () => {
    const attributes = Object.values(ARTICLE_ATTRIBUTES).flat() as string[];
    expect([...new Set(attributes)].toSorted()).toEqual(['alt', 'colspan', 'href', 'rowspan', 'scope', 'src', 'start']);
    const others = ['form', 'input', 'button', 'embed', 'link', 'meta', 'base', 'video', 'audio'];
    for (const tag of [...LOST_WITH_TEXT, ...others, ...Object.keys(SAME_AS)]) {
      expect(Object.keys(ARTICLE_ATTRIBUTES)).not.toContain(tag);
    }
  });
});

describe('linkKind', () => {
  test.each<[string, string | null]>([
    ['https://www.comune.siena.it/', 'external'],
    ['HTTP://example.it?x=1', 'external'],
    ['mailto:anna@example.it', 'contact'],
    ['tel:+390577123456', 'contact'],
    ['tel:112', 'contact'],
    ['/strutture/toscana', 'internal'],
    ['#indice', 'internal'],
    ...[
      '',
      'pagina.html',
      '//example.it/',
      '/\\example.it',
      'https:example.it',
      'https:///example.it',
      'https://siena@example.it/',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      ' https://example.it',
      '\u0001javascript:alert(1)',
      '\u00a0javascript:alert(1)',
      '\u200bhttps://example.it',
      'data:text/html,x',
      'vbscript:x',
      'ftp://example.it/',
      'file:///etc/passwd',
      'blob:https://example.it/x',
      'mailto:',
      'mailto:anna@example.it?subject=Ciao',
      'mailto:anna@example.it,altro@example.it',
      'mailto:anna@example.it%0ABcc:altri@example.it',
      'tel:',
      'tel:casa',
      'tel:+390577123456;ext=7',
      'tel:899123456',
      'tel:+39057\u202e7123456',
      'tel:0577123456\u0000',
      `https://example.it/${'x'.repeat(2000)}`,
    ].map((href): [string, null] => [href, null]),
  ])('classifies %j as %j', (href, kind) => {
    expect(linkKind(href)).toBe(kind);
  });
});

test.each([
  ['colspan', '2', true],
  ['colspan', '0', false],
  ['colspan', '100', false],
  ['rowspan', '2;x', false],
  ['start', '12', true],
  ['start', '-1', false],
  ['scope', 'col', true],
  ['scope', 'javascript:', false],
  ['alt', 'qualunque', true],
])('isAllowedValue("%s", "%s") returns %s', (attribute, value, isAllowed) => {
  expect(isAllowedValue(attribute, value)).toBe(isAllowed);
});

test.each<[typed: string, target: string | null]>([
  ['museogalileo.it/visita', 'https://museogalileo.it/visita'],
  [' https://esempio.it ', 'https://esempio.it'],
  ['/blog/altro', '/blog/altro'],
  ['nome@esempio.it', 'mailto:nome@esempio.it'],
  ['tel:+39 055 123', 'tel:+39055123'],
  ['', null],
  ['parola', null],
  ['due parole.it', null],
  ['//altrove.it', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//a.it', null],
])('linkTarget(%j) returns %j', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});
