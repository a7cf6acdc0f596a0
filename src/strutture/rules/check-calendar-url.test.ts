import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCalendarUrl, maskCalendarUrl } from './check-calendar-url.ts';

const INVALID = { ok: false, faults: { '': 'calendarUrlInvalid' } };

test.each(
  [
    'ftp://example.it/a.ics',
    'file:///etc/passwd',
    'webcal://www.airbnb.it/calendar/ical/1.ics',
    'javascript:alert(1)',
    'data:text/calendar,BEGIN:VCALENDAR',
    '//example.it/a.ics',
    'www.airbnb.it/calendar/ical/1.ics',
    '"https://example.it/a.ics"',
    42,
    ['https://example.it/a.ics'],
    { href: 'https://example.it/a.ics' },
  ].map((value) => [value]),
)('checkCalendarUrl rejects %j, which is not a string that starts with http', (value) => {
  expect(checkCalendarUrl(value)).toEqual({ ok: false, faults: { '': 'calendarNotHttp' } });
});

describe('checkCalendarUrl: valid URLs', () => {
  test.each([
    'https://ical.booking.com/v1/export?t=0a1b2c3d-4e5f-6789-abcd-ef0123456789',
    'https://www.airbnb.it/calendar/ical/12345678.ics?s=0123456789abcdef0123456789abcdef',
    'http://www.vrbo.com/icalendar/0123456789abcdef.ics',
    'https://calendar.google.com/calendar/ical/nome%40gmail.com/private-abc/basic.ics',
    'http://93.184.215.14/casa.ics',
    'https://[2a00:1450:4002:402::200e]/casa.ics',
  ])('accepts %s unchanged', (url) => {
    expect(checkCalendarUrl(url)).toEqual({ ok: true, value: url });
  });

  test.each([
    ['  https://www.airbnb.it/a.ics \n', 'https://www.airbnb.it/a.ics'],
    ['HTTPS://WWW.Airbnb.IT/A.ics', 'https://www.airbnb.it/A.ics'],
    ['https://www.airbnb.it:443/a.ics', 'https://www.airbnb.it/a.ics'],
    ['http://www.airbnb.it:443/a.ics', 'http://www.airbnb.it:443/a.ics'],
    ['https://caffè.it/a.ics', 'https://xn--caff-8oa.it/a.ics'],
  ])('normalises %j to %j', (typed, url) => {
    expect(checkCalendarUrl(typed)).toEqual({ ok: true, value: url });
  });
});

describe('checkCalendarUrl: forbidden URLs', () => {
  test.each([
    'http',
    'http://',
    'http:example.it',
    'http+unix://%2Fvar%2Frun%2Fdocker.sock/a.ics',
    'http:\\\\example.it\\a.ics',
    'https://example.it\\@127.0.0.1/a.ics',
    'https://example.it/a b.ics',
    'https://example.it/\r\nHost: altro.it/a.ics',
    'https://example.it/\u0000a.ics',
    'https://example.it/\u0085a.ics',
    `https://example.it/${'a'.repeat(2030)}`,
    `https://example.it/${'è'.repeat(1000)}`,
    'https://utente:segreto@example.it/a.ics',
    'https://www.airbnb.it:x@127.0.0.1/a.ics',
    'http://example.it:22/a.ics',
    'http://localhost/a.ics',
    'http://calendario.localhost/a.ics',
    'http://0x7f.1/a.ics',
    'http://①②⑦.⓪.⓪.①/a.ics',
    'http://ⓛocalhost/a.ics',
    'http://0/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:0:127.0.0.1]/a.ics',
    'http://[2002:7f00:1::]/a.ics',
    'http://[2001:0:7f00:1::]/a.ics',
    'http://[::1%25eth0]/a.ics',
    'http://[ff02::1]/a.ics',
    'http://168.63.129.16/a.ics',
    'http://192.0.0.192/a.ics',
    'http://db.internal/a.ics',
    'http://metadata.google.internal/a.ics',
    'http://stampante.local/a.ics',
    'http://server.corp/a.ics',
    'http://1.0.0.127.in-addr.arpa/a.ics',
    'http://abc.onion/a.ics',
    'http://192.0.2.1/a.ics',
    'http://198.51.100.1/a.ics',
    'http://203.0.113.1/a.ics',
    'http://casa.test/a.ics',
    'http://casa.example/a.ics',
    'http://casa..it/a.ics',
    'http://-casa.it/a.ics',
    'http://ca_sa.it/a.ics',
    'http://www.airbnb.it./a.ics',
    'http://casa.123/a.ics',
    'http://999.999.999.999/a.ics',
    `http://${'a'.repeat(64)}.it/a.ics`,
    `http://${'a.'.repeat(130)}it/a.ics`,
  ])('rejects %j with the generic message for invalid URLs', (url) => {
    expect(checkCalendarUrl(url)).toEqual(INVALID);
  });

  test('rejects private IP addresses in decimal, hexadecimal, octal and IPv4-mapped IPv6 notation', () => {
    const address = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 })),
      fc.tuple(fc.constant(192), fc.constant(168)),
      fc.tuple(fc.constant(169), fc.constant(254)),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 })),
      fc.tuple(fc.integer({ min: 224, max: 255 }), fc.nat(255)),
    );
    fc.assert(
      fc.property(address, fc.nat(255), fc.nat(255), ([a, b], c, d) => {
        const parts = [a, b, c, d];
        const number = parts.reduce((sum, part) => sum * 256 + part, 0);
        const hosts = [
          parts.join('.'),
          String(number),
          `0x${number.toString(16)}`,
          parts.map((part) => `0${part.toString(8)}`).join('.'),
          `[::ffff:${parts.join('.')}]`,
          `[64:ff9b::${parts.join('.')}]`,
        ];
        expect(hosts.map((host) => checkCalendarUrl(`http://${host}/a.ics`))).toEqual(hosts.map(() => INVALID));
      }),
    );
  });
});

test.each([
  ['https://ical.booking.com/v1/export?t=11111111-2222', 'https://ical.booking.com/…'],
  ['http://calendario.example.it:8080/casa.ics', 'http://calendario.example.it:8080/…'],
  ['https://example.it?token=1', 'https://example.it/…'],
  ['https://anna:segreto@example.it/casa.ics', '/…'],
  ['nessun indirizzo', '/…'],
  [null, null],
])('masks the calendar URL %j as %j', (url, masked) => {
  expect(maskCalendarUrl(url)).toBe(masked);
});
