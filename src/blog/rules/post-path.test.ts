import { afterEach, expect, test } from 'vitest';
import { italianPostPath, parsePostReference, postPath } from './post-path.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';

afterEach(resetTestLanguage);

test('postPath returns a path with the ID and the slug', () => {
  expect(postPath({ id: 12, slug: 'le-crete' })).toBe('/blog/12/le-crete');
});

test('postPath returns a path with the language prefix, and italianPostPath returns one without', () => {
  setTestLanguage('de');
  expect(postPath({ id: 12, slug: 'le-crete' })).toBe('/de/blog/12/le-crete');
  expect(italianPostPath({ id: 12, slug: 'le-crete' })).toBe('/blog/12/le-crete');
});

test.each<[string, ReturnType<typeof parsePostReference>]>([
  ['12', { id: 12 }],
  ['999999999', { id: 999_999_999 }],
  ['le-crete-2', { slug: 'le-crete-2' }],
  ['2026-in-toscana', { slug: '2026-in-toscana' }],
  ...['0', '-1', '01', '2147483648', '', ' 1', '%', 'Le-Crete', 'a--b', '-a', '../etc'].map((text): [string, null] => [
    text,
    null,
  ]),
  ["1' or 1=1", null],
  ['a\0b', null],
  ['x'.repeat(101), null],
  ['1e3', { slug: '1e3' }],
  ['0x1', { slug: '0x1' }],
])('parsePostReference("%s") returns %j', (text, reference) => {
  expect(parsePostReference(text)).toEqual(reference);
});
