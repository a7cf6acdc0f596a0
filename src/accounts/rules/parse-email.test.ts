import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailLink } from '../../kernel/people/contact-links.ts';
import { hasUnicodeLocal, parseEmail, mailboxOf } from './parse-email.ts';

const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

describe('parseEmail', () => {
  test.each([
    ['anna@example.it', 'anna@example.it'],
    ['  Anna.Rossi@Example.IT ', 'anna.rossi@example.it'],
    ['\u00a0anna@example.it\u00a0', 'anna@example.it'],
    ["d'angelo+case_2026-b@posta.provincia.siena.it", "d'angelo+case_2026-b@posta.provincia.siena.it"],
    ['info@xn--citt-3na.it', 'info@xn--citt-3na.it'],
    ['1@2.eu', '1@2.eu'],
    ['b&b.rosa@example.it', 'b&b.rosa@example.it'],
    ['casa/mare=1~a@example.it', 'casa/mare=1~a@example.it'],
    [`${'a'.repeat(64)}@example.it`, `${'a'.repeat(64)}@example.it`],
  ])('normalises %j to %j', (value, email) => {
    expect(parseEmail(value)).toBe(email);
  });

  test.each([
    ['a trailing left-to-right mark', 'anna@example.it\u200e'],
    ['directional isolates', '\u2068anna@example.it\u2069'],
    ['directional embeddings', '\u202aanna@example.it\u202c'],
    ['a zero-width space inside the address', 'anna@\u200bexample.it'],
    ['a soft hyphen', 'anna@exam\u00adple.it'],
    ['a byte order mark', '\ufeffanna@example.it'],
    ['a variation selector', 'anna@example.it\ufe0f'],
    ['a no-break and an ideographic space', '\u00a0anna@example.it\u3000'],
    ['full-width letters', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｉｔ'],
    ['a small at sign', 'anna﹫example.it'],
    ['an ideographic full stop', 'anna@example。it'],
    ['a mailto: prefix', 'mailto:anna@example.it'],
    ['a mailto: prefix and a subject', 'MAILTO:anna@example.it?subject=Casa&bcc=altri@example.it'],
    ['a percent-encoded mailto: prefix', 'mailto:anna%40example.it'],
    ['angle brackets', '<anna@example.it>'],
    ['a display name', 'Anna Rossi <anna@example.it>'],
    ['a quoted display name', '"Rossi, Anna" <anna@example.it>'],
    ['the address itself as the display name', 'anna@example.it<mailto:anna@example.it>'],
    ['a leading label', 'E-mail: anna@example.it'],
    ['a trailing full stop', 'anna@example.it.'],
    ['a trailing comma', 'anna@example.it,'],
    ['quotes', '«anna@example.it»'],
    ['quotes and a full stop', "'anna@example.it'."],
  ])('extracts anna@example.it from an address with %s', (_, pasted) => {
    expect(parseEmail(pasted)).toBe('anna@example.it');
  });

  test.each([
    ['anna@città.it', 'anna@xn--citt-3na.it'],
    ['Info@MÜNCHEN.de', 'info@xn--mnchen-3ya.de'],
    ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
    ['post@straße.de', 'post@xn--strae-oqa.de'],
    ['a@posta.höfe.südtirol.it', 'a@posta.xn--hfe-sna.xn--sdtirol-n2a.it'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['a@例え。jp', 'a@xn--r8jz45g.jp'],
    ['b&b@käse.example', 'b&b@xn--kse-qla.example'],
    ['mailto:anna@citt%C3%A0.it', 'anna@xn--citt-3na.it'],
    ['d’angelo@example.it', "d'angelo@example.it"],
    ['anna\u2011rossi@example.it', 'anna-rossi@example.it'],
  ])('converts %j to the ASCII address %j', (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  test.each([
    ['null', null],
    ['an empty string', ''],
    ['a number', 7],
    ['an array', ['anna@example.it']],
    ['a header after a line break', 'anna@example.it\r\nBcc: altri@example.it'],
    ['a line feed at the end', 'anna@example.it\n'],
    ['a NUL', 'anna\0@example.it'],
    ['two recipients', 'anna@example.it,altro@example.it'],
    ['two at signs', 'anna@altro@example.it'],
    ['a quoted local part', '"anna rossi"@example.it'],
    ['a blank inside the address', 'anna rossi@example.it'],
    ['an address without an at sign', 'anna.example.it'],
    ['an address without a local part', '@example.it'],
    ['an address without a domain', 'anna@'],
    ['an address without a top-level domain', 'anna@localhost'],
    ['an address literal', 'anna@[127.0.0.1]'],
    ['a leading dot', '.anna@example.it'],
    ['consecutive dots', 'an..na@example.it'],
    ['an empty label', 'anna@example..it'],
    ['a label that starts with a hyphen', 'anna@-example.it'],
    ['a label of 64 characters', `anna@${'a'.repeat(64)}.it`],
    ['a local part of 65 characters', `${'a'.repeat(65)}@example.it`],
    ['an address of 255 characters', `anna@${'a.'.repeat(124)}it`],
    ['a text of more than 320 characters', `anna@${'abcdefghi.'.repeat(32)}it`],
    ['accents before the at sign', 'niccolò@example.it'],
    ['the Kelvin sign', 'mi\u212Ae@example.it'],
    ['a right-to-left override', 'anna\u202e@example.it'],
    ['a bang path', 'example.com!anna@example.it'],
    ['two named addresses', 'Anna <anna@example.it>, Bruno <bruno@example.it>'],
    ['a different address as the display name', 'altro@example.it <anna@example.it>'],
    ['two addresses in a mailto link', 'mailto:anna@example.it,altro@example.it'],
    ['an encoded line break in a mailto link', 'mailto:anna@example.it%0ABcc:altro@example.it'],
    ['an invalid encoding in a mailto link', 'mailto:anna%4@example.it'],
    ['a path after an internationalised domain', 'anna@città.it/a'],
    ['a port after an internationalised domain', 'anna@città.it:25'],
    ['an invalid internationalised domain', 'anna@-città-.it'],
    ['a lone surrogate', 'anna@example.it\ud83d'],
    ['an internationalised domain that is too long', `anna@${'ä'.repeat(64)}.it`],
    ['a percent relay', 'anna%example.it@example.com'],
  ])('rejects %s', (_, value) => {
    expect(parseEmail(value)).toBeNull();
  });

  test('is idempotent, and its result forms a valid mailto link', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const email = parseEmail(address);
        fc.pre(email !== null);
        expect(parseEmail(email)).toBe(email);
        expect(emailLink(email)).toMatch(/^mailto:[\w.'+%~-]+@[a-z0-9.-]+$/);
      }),
    );
  });

  test('returns only characters that cannot inject an email header, for any input', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseEmail(`${text}@example.it`) ?? 'anna@example.it').toMatch(/^[a-z0-9_'+&/=~.-]+@[a-z0-9.-]+$/);
      }),
    );
  });
});

test.each([
  ['niccolò@example.it', true],
  ['müller@münchen.de', true],
  ['пример@пример.рф', true],
  ['«Niccolò@example.it»', true],
  ['anna@example.it', false],
  ['niccolò@', false],
  ['niccolò', false],
  ['niccolò rossi@example.it', false],
  ['mi\u202ehò@example.it', false],
  [null, false],
])('hasUnicodeLocal(%j) is %j', (typed, isSo) => {
  expect(hasUnicodeLocal(typed)).toBe(isSo);
});

test.each([
  'SCRIPT@example.it',
  'script+1@example.it',
  'Script+mare+2@Example.IT',
  'script+@example.it',
  ' mailto:script+x@example.it ',
])('mailboxOf maps %s to the mailbox script@example.it', (email) => {
  expect(mailboxOf(email)).toBe('script@example.it');
});

test.each(['script@example.com', 's.cript@example.it', '+script@example.it'])(
  'mailboxOf maps %s to itself',
  (email) => {
    expect(mailboxOf(email)).toBe(email);
  },
);

test.each([undefined, 7, '', 'script', 'script@example.it, altro@example.it'])(
  'mailboxOf returns null for %j',
  (email) => {
    expect(mailboxOf(email)).toBeNull();
  },
);
