import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskFeedUrl } from './mask-feed-url.ts';

const UUID = '5c2b2f6a-7c1d-4d6e-9f1a-1b2c3d4e5f60';

test.each([
  [
    'https://www.airbnb.it/calendar/ical/123456789012.ics?s=0123456789abcdef&locale=it',
    'https://www.airbnb.it/calendar/ical/1234…ics?s=•••&locale=•••',
  ],
  [`https://ical.booking.com/v1/export?t=${UUID}`, 'https://ical.booking.com/v1/ex…?t=•••'],
  [`https://ical.booking.com/v1/export/t/${UUID}.ics`, 'https://ical.booking.com/v1/export/t/5c2b…ics'],
  ['http://www.vrbo.com/icalendar/0123abcd.ics?nonTentative', 'http://www.vrbo.com/icalendar/01…ics?nonTentative'],
  [
    'https://calendar.google.com/calendar/ical/casa%40gmail.com/private-0123456/basic.ics',
    'https://calendar.google.com/calendar/ical/casa…com/priv…/b…ics',
  ],
  [`https://esempio.it/a.ics?${UUID}`, 'https://esempio.it/…ics?•••'],
  ['https://chi:segreto@esempio.it:8443/a/b/corta.ics#tutto', 'https://esempio.it:8443/a/b/c…ics'],
])('maskFeedUrl masks %s as %s', (url, shown) => expect(maskFeedUrl(new URL(url))).toBe(shown));

test('maskFeedUrl never reveals more than four characters of a 32-character secret, wherever it appears', () => {
  const secret = fc.stringMatching(/^[0-9a-f]{32}$/);
  const place = fc.constantFrom(
    '/a/SECRET.ics',
    '/a/SECRET/b.ics',
    '/a.ics?s=SECRET',
    '/a.ics?SECRET',
    '/a.ics?SECRET=1',
  );
  fc.assert(
    fc.property(secret, place, (text, path) => {
      const shown = maskFeedUrl(new URL(path.replace('SECRET', text), 'https://esempio.it'));
      expect(shown).not.toContain(text.slice(0, 5));
      expect(shown).not.toMatch(/\.ics/i);
    }),
  );
});

test('maskFeedUrl truncates a long URL to 300 characters, the length of its database column', () => {
  const long = new URL(`https://esempio.it/${'parola/'.repeat(280)}a.ics`);
  expect(maskFeedUrl(long)).toHaveLength(300);
});
