import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneLink } from './contact-links.ts';
import { parsePhone } from './parse-phone.ts';

describe('a number is kept as it was written, only tidied', () => {
  test.each([
    ['0578 757012', '0578 757012'],
    ['+39 333 1234567', '+39 333 1234567'],
    ['0039 0578 757012', '0039 0578 757012'],
    ['0578/757012', '0578/757012'],
    ['(0578) 757.012', '(0578) 757.012'],
    ['+39 (0)578 757012', '+39 (0)578 757012'],
    ['800 123456', '800 123456'],
    ['848 123456', '848 123456'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
    ['+49 89 123456', '+49 89 123456'],
    ['  0578 \u00a0 757012\n', '0578 757012'],
    ['0578–757\u2011012', '0578-757-012'],
  ])('%j', (typed, kept) => expect(parsePhone(typed)).toBe(kept));
});

describe('anything else is refused', () => {
  test.each([
    ['nothing', ''],
    ['a script', 'javascript:alert(1)'],
    ['a pause', '0578757012,,1#'],
    ['two lines', '0578 757012\r\nBcc: a@b.it'],
    ['words', 'casa 0578 757012'],
    ['two numbers', '0578 757012 / 333 1234567'],
    ['too few digits', '12345'],
    ['too many digits', '+1234567890123456'],
    ['a plus inside', '39+0578757012'],
    ['zeros', '0000000000'],
    ['a country 0', '+0 578 757012'],
    ['Arabic digits', '٠٥٧٨٧٥٧٠١٢'],
    ['a long tail of blanks and dots', '0578 757012 . . . . . . . . . . .'],
    ['a number at extra cost', '899 123456'],
    ['the same with its prefix', '+39 899.123.456'],
    ['and with 00', '0039899123456'],
    ['892', '892424 '],
    ['893', '893 123456'],
    ['894', '894 123456'],
    ['895', '+39 895 1234567'],
    ['144', '144 123456'],
    ['166', '166 123456'],
    ['178', '178 2234567'],
    ['199', '199 123456'],
    ['a number for messages', '+39 48123456'],
    ['a number of a provider', '702 1234567'],
    ['a personal number of Britain', '+44 70 1234 5678'],
    ['sold in Germany', '0049 900 3 123456'],
    ['sold in France', '+33 892 12 34 56'],
    ['sold everywhere', '+979 1 2345 6789'],
    ['an extension', '0578 757012;ext=9'],
    ['a right-to-left override', '0578\u202e757012'],
    ['NUL', '0578 757012\0'],
  ])('%s', (_, typed) => expect(parsePhone(typed)).toBeNull());
});

test('what is kept can be dialled, and is kept as it is', () => {
  const characters = Array.from('0123456789 +-./()\u00a0');
  const typed = fc.array(fc.constantFrom(...characters), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const kept = parsePhone(text);
      if (kept === null) return;
      expect(parsePhone(kept)).toBe(kept);
      expect(phoneLink(kept)).toMatch(/^tel:\+[1-9]\d{5,14}$/);
      expect(kept.length).toBeLessThanOrEqual(30);
    }),
  );
});
