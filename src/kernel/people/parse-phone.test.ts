import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneLink } from './contact-links.ts';
import { parsePhone } from './parse-phone.ts';

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
  ['333 1234567.', '333 1234567'],
])(
  'parsePhone normalises blanks and dashes but otherwise preserves the format of a typed number: %j → %j',
  (typed, expected) => expect(parsePhone(typed)).toBe(expected),
);

test.each([
  ['a left-to-right embedding', '\u202a+39 333 123 4567\u202c', '+39 333 123 4567'],
  ['a left-to-right override', '\u202d333 1234567\u202c', '333 1234567'],
  ['directional isolates', '\u2068+49 151 23456789\u2069', '+49 151 23456789'],
  ['a left-to-right mark', '\u200e+39 333 1234567', '+39 333 1234567'],
  ['an Arabic letter mark', '\u061c+39 333 1234567', '+39 333 1234567'],
  ['a variation selector', '+39 333\ufe0d 1234567', '+39 333 1234567'],
  ['a soft hyphen', '+39 333\u00ad1234567', '+39 3331234567'],
  ['a zero-width space', '+39\u200b3331234567', '+393331234567'],
  ['a word joiner', '333\u20601234567', '3331234567'],
  ['a byte order mark', '\ufeff333 1234567', '333 1234567'],
  ['a Hangul filler', '333\u3164 1234567', '333 1234567'],
  ['a tag character', '333 1234567\u{e0020}', '333 1234567'],
  ['an ideographic space', '333\u30001234567', '333 1234567'],
  ['a thin and a figure space', '333\u2009123\u20074567', '333 123 4567'],
  ['full-width digits', '＋３９ ３３３ １２３４５６７', '+39 333 1234567'],
  ['full-width brackets and full stops', '（０５７８）７５７．０１２', '(0578)757.012'],
  ['Arabic digits', '+٣٩ ٣٣٣ ١٢٣٤٥٦٧', '+39 333 1234567'],
  ['Persian digits', '+۳۹ ۳۳۳ ۱۲۳۴۵۶۷', '+39 333 1234567'],
  ['Devanagari digits', '+३९ ३३३ १२३४५६७', '+39 333 1234567'],
  ['mathematical digits', '𝟹𝟹𝟹 𝟷𝟸𝟹𝟺𝟻𝟼𝟽', '333 1234567'],
  ['a minus sign and a figure dash', '0578\u2212757\u2012012', '0578-757-012'],
  ['the prefix tel:', 'tel:+393331234567', '+393331234567'],
  ['the prefix TEL: and separators', 'TEL:+39-333-123.4567', '+39-333-123.4567'],
  ['the prefix tel://', 'tel://+393331234567', '+393331234567'],
  ['an encoded tel: link', 'tel:%2B39%20333%201234567', '+39 333 1234567'],
  ['the prefix callto:', 'callto:+393331234567', '+393331234567'],
  ['the prefix sms:', 'sms:+393331234567', '+393331234567'],
  ['a WhatsApp link', 'https://wa.me/393331234567?text=Ciao', '+393331234567'],
  ['a WhatsApp API link', 'https://api.whatsapp.com/send?phone=393331234567&text=Ciao', '+393331234567'],
  ['a link to the WhatsApp app', 'whatsapp://send?phone=%2B393331234567', '+393331234567'],
  ['an Italian label', 'Tel. 0578 757012', '0578 757012'],
  ['a label with a colon', 'Cellulare: +39 333 1234567', '+39 333 1234567'],
  ['a German label', 'Handy: +49 151 23456789', '+49 151 23456789'],
  ['a French label', 'Tél. : +33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['a pictogram', '📞 333 1234567', '333 1234567'],
  ['a pictogram with a variation selector and a label', '☎\ufe0f Tel 333 1234567', '333 1234567'],
  ['quotes', '“333 1234567”', '333 1234567'],
  ['angle brackets and a full stop', '<+39 333 1234567>.', '+39 333 1234567'],
])('parsePhone extracts the number from pasted text with %s', (_, pasted, expected) =>
  expect(parsePhone(pasted)).toBe(expected),
);

test.each([
  ['an empty string', ''],
  ['a javascript: link', 'javascript:alert(1)'],
  ['a dialling pause', '0578757012,,1#'],
  ['two lines', '0578 757012\r\nBcc: a@b.it'],
  ['words before the number', 'casa 0578 757012'],
  ['two numbers', '0578 757012 / 333 1234567'],
  ['too few digits', '12345'],
  ['too many digits', '+1234567890123456'],
  ['a plus sign inside the number', '39+0578757012'],
  ['only zeros', '0000000000'],
  ['a country prefix of 0', '+0 578 757012'],
  ['an extension in a link', 'tel:+390578757012;ext=9'],
  ['a phone-context in a link', 'tel:757012;phone-context=+39'],
  ['a link with an invalid encoding', 'tel:%E0%A4%A'],
  ['an encoded line break', 'tel:333%0A1234567'],
  ['a link to a WhatsApp group', 'https://chat.whatsapp.com/1234567890'],
  ['a label without a number', 'Tel.'],
  ['a word that starts like a label', 'telaio 333 1234567'],
  ['a lone surrogate', '333 1234567\ud83d'],
  ['letters that look like digits', 'l23 4567890'],
  ['circled digits', '③③③ 1234567'],
  ['a right-to-left override before the number', '\u202e7654321 333'],
  ['many trailing blanks and dots', '0578 757012 . . . . . . . . . . .'],
  ['a premium-rate number', '899 123456'],
  ['a premium-rate number with +39', '+39 899.123.456'],
  ['a premium-rate number with 0039', '0039899123456'],
  ['the prefix 892', '892424 '],
  ['the prefix 893', '893 123456'],
  ['the prefix 894', '894 123456'],
  ['the prefix 895', '+39 895 1234567'],
  ['the prefix 144', '144 123456'],
  ['the prefix 166', '166 123456'],
  ['the prefix 178', '178 2234567'],
  ['the prefix 199', '199 123456'],
  ['the number of a message service', '+39 48123456'],
  ['an internet access number', '702 1234567'],
  ['a British personal number', '+44 70 1234 5678'],
  ['a German premium-rate number', '0049 900 3 123456'],
  ['a French premium-rate number', '+33 892 12 34 56'],
  ['an international premium-rate number', '+979 1 2345 6789'],
  ['an extension', '0578 757012;ext=9'],
  ['a right-to-left override', '0578\u202e757012'],
  ['a NUL', '0578 757012\0'],
])('parsePhone rejects %s', (_, typed) => expect(parsePhone(typed)).toBeNull());

test('parsePhone returns `null` or a dialable number that parses to itself, for any text', () => {
  const characters = Array.from('0123456789 +-./()<>\u00a0\u200e\ufe0d３٣');
  const typed = fc.array(fc.constantFrom(...characters), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parsePhone(text);
      if (parsed === null) return;
      expect(parsePhone(parsed)).toBe(parsed);
      expect(phoneLink(parsed)).toMatch(/^tel:\+[1-9]\d{5,14}$/);
      expect(parsed.length).toBeLessThanOrEqual(30);
    }),
  );
});
