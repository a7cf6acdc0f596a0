import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailLink, hasContacts, phoneDigits, phoneLink, whatsappLink } from './contact-links.ts';

describe('phoneLink and whatsappLink', () => {
  test.each([
    ['+39 333 123 4567', '393331234567'],
    ['0039 333 1234567', '393331234567'],
    ['333 1234567', '393331234567'],
    ['391 234 5678', '393912345678'],
    ['393331234567', '393331234567'],
    ['0578/757012', '390578757012'],
    ['(0578) 75.70-12', '390578757012'],
    ['Tel. 333 12 34 567 (Anna)', '393331234567'],
    ['+41 91 123 45 67', '41911234567'],
    ['+39 333 1234567;ext=55', '393331234567'],
    ['333 1234567\r\nBcc: x', '393331234567'],
  ])('extract the digits from %j: %s', (telefono, digits) => {
    expect(phoneDigits(telefono)).toBe(digits);
    expect(phoneLink(telefono)).toBe(`tel:+${digits}`);
    const isMessaged = !digits.startsWith('390');
    expect(whatsappLink(telefono)).toBe(isMessaged ? `https://wa.me/${digits}` : null);
  });

  test.each([
    ['0578 757012', null],
    ['800 123456', null],
    ['347 1234567', 'https://wa.me/393471234567'],
    ['0549 991234', null],
    ['+378 0549 991234', 'https://wa.me/3780549991234'],
  ])(
    'whatsappLink returns a link for mobile and foreign numbers, but null for Italian landlines and service numbers: %j → %s',
    (telefono, link) => {
      expect(whatsappLink(telefono)).toBe(link);
    },
  );

  test.each([
    [null],
    [''],
    ['da concordare'],
    ['javascript:alert(1)'],
    ['３３３１２３４５６７'],
    ['333 1234567 / 333 7654321'],
    ['00'],
  ])('return null for %j, which is not a single dialable number', (telefono) => {
    expect(phoneLink(telefono)).toBeNull();
    expect(whatsappLink(telefono)).toBeNull();
  });

  test('return null or a link with one prefix and 6 to 15 digits, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (telefono) => {
        expect(phoneLink(telefono) ?? 'tel:+39000000').toMatch(/^tel:\+\d{6,15}$/);
        expect(whatsappLink(telefono) ?? 'https://wa.me/39000000').toMatch(/^https:\/\/wa\.me\/\d{6,15}$/);
      }),
    );
  });
});

describe('emailLink and whatsappLink with a prefilled text', () => {
  test('whatsappLink encodes the text as one parameter', () => {
    expect(whatsappLink('+39 333 1234567', 'Date: 23–26 nov & 2 ospiti?\nGrazie #1')).toBe(
      'https://wa.me/393331234567?text=Date%3A%2023%E2%80%9326%20nov%20%26%202%20ospiti%3F%0AGrazie%20%231',
    );
  });

  test('emailLink preserves the line breaks of the body and prevents header injection', () => {
    const letter = {
      subject: 'Soggiorno\r\nBcc: altri@example.it',
      body: 'Buongiorno,\nsiamo in 2.\r\n&bcc=altri@example.it',
    };
    const link = emailLink('anna@example.it', letter);
    expect(link).toBe(
      'mailto:anna@example.it?subject=Soggiorno%20Bcc%3A%20altri%40example.it' +
        '&body=Buongiorno%2C%0D%0Asiamo%20in%202.%0D%0A%26bcc%3Daltri%40example.it',
    );
  });

  test.each([
    ['anna@example.it', 'mailto:anna@example.it'],
    ['  anna.rossi+casa@posta.example.it ', 'mailto:anna.rossi+casa@posta.example.it'],
    ['a?bcc=altri@example.it', 'mailto:a%3Fbcc%3Daltri@example.it'],
  ])('emailLink converts %j to %s', (email, link) => {
    expect(emailLink(email)).toBe(link);
  });

  test.each([
    [null],
    [''],
    ['anna'],
    ['anna@example.it?bcc=altri@example.it'],
    ['anna@example.it\r\nBcc: x@example.it'],
    ['javascript:alert(1)'],
    [`${'a'.repeat(300)}@example.it`],
  ])('emailLink returns null for %j, which is not a plain address', (email) => {
    expect(emailLink(email)).toBeNull();
  });

  test('never throw, and never let text break out of its parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, body) => {
        expect(emailLink('anna@example.it', { subject, body })).toMatch(
          /^mailto:anna@example\.it\?subject=[^&?#\s]*&body=[^&?#\s]*$/,
        );
        expect(whatsappLink('+39 333 1234567', body)).toMatch(/^https:\/\/wa\.me\/393331234567(\?text=[^&?#\s]+)?$/);
      }),
    );
    expect(whatsappLink('+39 333 1234567', 'mezzo \uD83D')).toContain('mezzo%20%EF%BF%BD');
  });
});

test.each([
  ['333 1234567', null, true],
  ['chiedere in paese', 'anna@example.it', true],
  [null, 'anna@example.it, altri@example.it', false],
  [null, null, false],
])('hasContacts for phone %j and email %j returns %j', (telefono, email, isReached) => {
  expect(hasContacts({ telefono, email })).toBe(isReached);
});
