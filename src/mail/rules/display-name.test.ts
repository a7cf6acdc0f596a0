import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['Müller, Anna (Büro)', 'Müller, Anna (Büro)'],
  ['Anna\r\nBcc: tutti@example.it', 'Anna Bcc: tutti@example.it'],
  ['\u202Eanna\u200F Verdi\u2066', 'anna Verdi'],
  ['Famiglia 👩\u200D👧', 'Famiglia 👩\u200D👧'],
  ['Anna\uD83D', 'Anna\uFFFD'],
  ['=?utf-8?Q?Anna?= <x@example.it>', '= ?utf-8?Q?Anna?= <x@example.it>'],
  [' \u00AD \u200B ', ''],
  ['ä'.repeat(300), 'ä'.repeat(100)],
])('%j becomes %j', (text, name) => {
  expect(displayName(text)).toBe(name);
});

test('never cuts a character in half', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => displayName(text).isWellFormed()));
});
