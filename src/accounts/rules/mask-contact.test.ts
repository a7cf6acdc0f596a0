import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskAddress, maskCalendarUrl, maskEmail, maskPhone } from './mask-contact.ts';

describe('maskPhone', () => {
  test.each([
    ['+39 333 555 0101', '+39 3…01'],
    ['0578 757 012', '057…12'],
    ['+41 (0)91 123 45 67', '+41 (0…67'],
    ['12345678', '123…78'],
    ['1234567', '…'],
    ['118', '…'],
    ['', '…'],
    ['nessun numero', '…'],
    [null, null],
  ])('%j is %j', (phone, masked) => {
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
  ])('%j is %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('maskCalendarUrl', () => {
  test.each([
    ['https://ical.booking.com/v1/export?t=11111111-2222', 'https://ical.booking.com/…'],
    ['http://calendario.example.it:8080/casa.ics', 'http://calendario.example.it:8080/…'],
    ['https://example.it?token=1', 'https://example.it/…'],
    ['https://anna:segreto@example.it/casa.ics', '/…'],
    ['nessun indirizzo', '/…'],
    [null, null],
  ])('%j is %j', (url, masked) => {
    expect(maskCalendarUrl(url)).toBe(masked);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1::/64', '2001:db8:0:1::/64'],
  ['console', 'console'],
  ['', ''],
])('maskAddress: %j is %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
