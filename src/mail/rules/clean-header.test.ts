import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHeader } from './clean-header.ts';

/** Any text at all, lone surrogates and control characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

test.each([
  ['Richiesta ricevuta', 'Richiesta ricevuta'],
  ['Casa\r\nBcc: tutti@example.it', 'Casa Bcc: tutti@example.it'],
  ['Casa\n sul\tmare\u2028qui\u0085\0', 'Casa sul mare qui'],
  ['È approvata: «Ca’ d’Oro» 🏡', 'È approvata: «Ca’ d’Oro» 🏡'],
])('%j becomes %j', (text, line) => {
  expect(cleanHeader(text)).toBe(line);
});

test('no text makes a second line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanHeader(text).split(/\r|\n|\u0085|\u2028|\u2029/)).toHaveLength(1);
    }),
  );
});
