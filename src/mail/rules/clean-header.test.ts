import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHeader } from './clean-header.ts';

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
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanHeader(text).split(/\r|\n|\u0085|\u2028|\u2029/)).toHaveLength(1);
    }),
  );
});
