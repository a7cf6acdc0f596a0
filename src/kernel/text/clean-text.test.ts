import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    ['an empty string', '', ''],
    ['outer blanks', '  Casa\u00a0', 'Casa'],
    ['inner blanks', 'Casa  del   Sole', 'Casa  del   Sole'],
    ['decomposed accents', 'Caffe\u0300', 'Caff\u00e8'],
    ['a tab', 'Via\tRoma', 'Via Roma'],
    ['line ends in a single-line text', 'Via Roma\r\n12\n13\u2028b', 'Via Roma 12 13 b'],
    ['C0 and C1 control characters', 'Ca\u0007s\u001ba\u007f\u009b', 'Casa'],
    ['a right-to-left override', 'Casa \u202egpj.exe', 'Casa gpj.exe'],
    ['directional isolates', '\u2066Casa\u2069', 'Casa'],
    [
      'an emoji of several code points',
      '👩\u200d🌾 Podere 🏴\u{e0067}\u{e007f}',
      '👩\u200d🌾 Podere 🏴\u{e0067}\u{e007f}',
    ],
  ])('cleans %s: %j → %j', (_, typed, clean) => expect(cleanText(typed)).toBe(clean));

  test.each([
    '<script>alert(1)</script>',
    `L'"Ostello" \`di\` Anna; drop table strutture; --`,
    '%_\\ {{7*7}} ${7*7} =cmd|calc ../../etc/passwd',
    'Саsа بيت',
  ])('returns %j unchanged', (typed) => expect(cleanText(typed)).toBe(typed));

  test('preserves and normalises line breaks if several lines are allowed', () => {
    expect(cleanText('\nUno\r\n\r\nDue\rTre\u2029Quattro\u0085Cinque\n', 'many')).toBe(
      'Uno\n\nDue\nTre\nQuattro\nCinque',
    );
  });
});

test.each([
  ['blanks', ' \t\n\u00a0\u2003\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks without a letter', '\u0301\u0302'],
  ['the Hangul filler', '\u3164\u115f'],
  ['the Braille blank', '\u2800'],
  ['a right-to-left override', '\u202e'],
])('cleanText returns an empty string for text that contains only %s', (_, typed) => {
  expect(cleanText(typed)).toBe('');
  expect(cleanText(typed, 'many')).toBe('');
});

test.each([
  ['a NUL', 'Casa\u0000'],
  ['a lone high surrogate', 'Casa \ud83c'],
  ['a lone low surrogate', '\udfe0 Casa'],
])('cleanText returns null for text with %s', (_, typed) => expect(cleanText(typed)).toBeNull());

test('cleanText is idempotent and returns text that PostgreSQL can store', () => {
  const lines = fc.constantFrom('one' as const, 'many' as const);
  const text = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(text, lines, (typed, kind) => {
      const clean = cleanText(typed, kind);
      if (clean === null) return;
      expect(cleanText(clean, kind)).toBe(clean);
      expect(clean.isWellFormed() && !clean.includes('\0')).toBe(true);
    }),
  );
});
