import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';

describe('maskPhone', () => {
  test.each([
    ['+39 333 555 0101', '+39 3…01'],
    ['0578 757 012', '057…12'],
    ['+41 (0)91 123 45 67', '+41 (0…67'],
    ['12345678', '123…78'],
    ['1234567', '…'],
    ['', '…'],
    ['nessun numero', '…'],
    [null, null],
  ])('masks %j as %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test('never shows more than five digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d +()./-]{0,30}$/), (phone) => {
        expect((maskPhone(phone)?.match(/\d/g) ?? []).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('maskEmail', () => {
  test.each([
    ['anna@example.it', 'a…@example.it'],
    ['a@example.it', 'a…@example.it'],
    ['🏡casa@example.it', '🏡…@example.it'],
    ['"a@b"@example.it', '"…@example.it'],
    ['@example.it', '…'],
    ['anna', '…'],
    ['', '…'],
    [null, null],
  ])('masks %j as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
