import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseEmail } from './parse-email.ts';

/** Any text at all, lone surrogates and control characters too. */
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
    [`${'a'.repeat(64)}@example.it`, `${'a'.repeat(64)}@example.it`],
  ])('%j is %j', (value, email) => {
    expect(parseEmail(value)).toBe(email);
  });

  // Battery E of the project's catalogue of bad inputs.
  test.each([
    ['null', null],
    ['empty', ''],
    ['a number', 7],
    ['an array', ['anna@example.it']],
    ['a header behind a line break', 'anna@example.it\r\nBcc: altri@example.it'],
    ['a line feed at the end', 'anna@example.it\n'],
    ['a NUL', 'anna\0@example.it'],
    ['two recipients', 'anna@example.it,altro@example.it'],
    ['two at signs', 'anna@altro@example.it'],
    ['a display name', 'Anna <anna@example.it>'],
    ['a quoted local part', '"anna rossi"@example.it'],
    ['a blank inside', 'anna rossi@example.it'],
    ['no at sign', 'anna.example.it'],
    ['no local part', '@example.it'],
    ['no domain', 'anna@'],
    ['no top level', 'anna@localhost'],
    ['an address literal', 'anna@[127.0.0.1]'],
    ['a dot at the start', '.anna@example.it'],
    ['two dots', 'an..na@example.it'],
    ['an empty label', 'anna@example..it'],
    ['a hyphen at a label’s edge', 'anna@-example.it'],
    ['a label of 64', `anna@${'a'.repeat(64)}.it`],
    ['a local part of 65', `${'a'.repeat(65)}@example.it`],
    ['255 characters', `anna@${'a.'.repeat(124)}it`],
    ['320 characters and more', `anna@${'abcdefghi.'.repeat(32)}it`],
    ['accents in the domain', 'anna@città.it'],
    ['accents before the at sign', 'niccolò@example.it'],
    ['the Kelvin sign', 'mi\u212Ae@example.it'],
    ['a right-to-left override', 'anna\u202e@example.it'],
    ['mailto:', 'mailto:anna@example.it'],
    ['a percent relay', 'anna%example.it@example.com'],
  ])('%s is refused', (_, value) => {
    expect(parseEmail(value)).toBeNull();
  });

  test('what was parsed once stays as it is, and is an address for everybody else, too', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const email = parseEmail(address);
        fc.pre(email !== null);
        expect(parseEmail(email)).toBe(email);
        expect(z.email().safeParse(email).success).toBe(true);
      }),
    );
  });

  test('any text gives an answer, and never one with a character of another header', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseEmail(`${text}@example.it`) ?? 'anna@example.it').toMatch(/^[a-z0-9_'+.-]+@[a-z0-9.-]+$/);
      }),
    );
  });
});
