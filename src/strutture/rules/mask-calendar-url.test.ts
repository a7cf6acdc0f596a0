import { expect, test } from 'vitest';
import { maskCalendarUrl } from './mask-calendar-url.ts';

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
