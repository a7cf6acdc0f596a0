import { describe, expect, test } from 'vitest';
import { checkFeedUrl } from './check-feed-url.ts';

const check = (typed: string) => {
  const checked = checkFeedUrl(typed, (text) => URL.parse(text));
  return checked.ok ? checked.url.href : checked.fault;
};

describe('a URL that contains .ics or is a known Booking.com export', () => {
  test.each([
    'https://www.airbnb.it/calendar/ical/12345678.ics?s=0123456789abcdef0123456789abcdef',
    'https://www.airbnb.it/calendar/ical/12345678.ics?t=0123456789abcdef0123456789abcdef&locale=en',
    'https://ical.booking.com/v1/export?t=5c2b2f6a-7c1d-4d6e-9f1a-1b2c3d4e5f60',
    'https://ical.booking.com/v1/export/t/5c2b2f6a-7c1d-4d6e-9f1a-1b2c3d4e5f60.ics',
    'https://admin.booking.com/hotel/hoteladmin/ical.html?t=0123456789abcdef',
    'http://www.vrbo.com/icalendar/0123456789abcdef0123456789abcdef.ics?nonTentative',
    'https://calendar.google.com/calendar/ical/casa%40gmail.com/private-0123/basic.ICS',
    'https://esempio.it/cal?file=casa.ics',
  ])('is accepted: %s', (url) => expect(check(url)).toBe(url));

  test.each([
    ['webcal://www.airbnb.it/calendar/ical/1.ics?s=a', 'https://www.airbnb.it/calendar/ical/1.ics?s=a'],
    ['WEBCALS://esempio.it/a.ics', 'https://esempio.it/a.ics'],
    ['  https://esempio.it/a.ics\n', 'https://esempio.it/a.ics'],
    ['HTTPS://ESEMPIO.it/a.ics', 'https://esempio.it/a.ics'],
  ])('is normalised from %j to %s', (typed, url) => expect(check(typed)).toBe(url));
});

test.each([
  '',
  'airbnb',
  'https://www.airbnb.it/rooms/12345678',
  'https://www.ics.it/calendario',
  'https://ical.booking.com/v2/export?t=1',
  'https://ical.booking.com/v1/exports',
  'https://ical.booking.com.esempio.it/v1/export?t=1',
  'https://admin.booking.com/hotel/hoteladmin/index.html',
  'https://www.airbnb.it/calendar/ical/1234…ics?s=•••',
  'https://esempio.it/#.ics',
])("checkFeedUrl rejects %j with the fault senza_ics (L'URL deve terminare con .ics)", (typed) =>
  expect(check(typed)).toBe('senza_ics'),
);

test.each([
  'a.ics',
  'httpx://esempio.it/a.ics',
  'ftp://esempio.it/a.ics',
  'file:///etc/a.ics',
  'javascript:alert(1)//a.ics',
  'https:esempio.it/a.ics',
  'https://chi:password@esempio.it/a.ics',
  'https://chi@esempio.it/a.ics',
  'https://esempio.it\\@127.0.0.1/a.ics',
  'https://esempio.it/a\t.ics',
  'https://esempio.it/a b.ics',
  'https://esempio.it/a.ics\r\nHost: altro.it',
  'https://[::1/a.ics',
])('checkFeedUrl rejects %j with the fault indirizzo_non_valido', (typed) =>
  expect(check(typed)).toBe('indirizzo_non_valido'),
);
