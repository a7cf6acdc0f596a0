import { describe, expect, test } from 'vitest';
import { checkPlace, feedPlaces } from './feed-places.ts';

const ALLOWED = new Set(['127.0.0.1:8080', 'prova.localhost:80']);

test.each([
  ['https://www.airbnb.it/a.ics', ['https://www.airbnb.it/a.ics']],
  ['http://www.airbnb.it/a.ics?s=1', ['https://www.airbnb.it/a.ics?s=1']],
  [
    'http://www.vrbo.com/icalendar/1.ics',
    ['https://www.vrbo.com/icalendar/1.ics', 'http://www.vrbo.com/icalendar/1.ics'],
  ],
  ['http://www.vrbo.com.esempio.it/1.ics', ['https://www.vrbo.com.esempio.it/1.ics']],
  ['http://127.0.0.1:8080/a.ics', ['http://127.0.0.1:8080/a.ics']],
  ['http://127.0.0.1:8081/a.ics', ['https://127.0.0.1:8081/a.ics']],
  ['http://prova.localhost/a.ics', ['http://prova.localhost/a.ics']],
])('feedPlaces returns the URLs from which %s is requested, in this order: %j', (url, places) => {
  expect(feedPlaces(new URL(url), ALLOWED).map(String)).toEqual(places);
});

describe('checkPlace', () => {
  test.each([
    'https://www.airbnb.it/a.ics',
    'https://www.airbnb.it:443/a.ics',
    'https://www.airbnb.it:80/a.ics',
    'https://1.1.1.1/a.ics',
    'https://[2606:4700::1111]/a.ics',
    'http://www.vrbo.com/a.ics',
    'http://127.0.0.1:8080/a.ics',
    'https://127.0.0.1:8080/a.ics',
  ])('accepts %s', (url) => expect(checkPlace(new URL(url), ALLOWED)).toBeNull());

  test.each([
    'https://www.airbnb.it:8443/a.ics',
    'https://www.airbnb.it:22/a.ics',
    'http://www.airbnb.it/a.ics',
    'http://127.0.0.1:8081/a.ics',
    'https://chi:password@www.airbnb.it/a.ics',
    'https://chi@127.0.0.1:8080/a.ics',
    'ftp://www.airbnb.it/a.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
    'https://router/a.ics',
    'https://localhost/a.ics',
    'https://qualcosa.localhost/a.ics',
    'https://metadata.google.internal/a.ics',
    'https://stampante.local/a.ics',
    'https://stampante.local./a.ics',
    'https://1.0.0.127.in-addr.arpa/a.ics',
  ])('rejects %s', (url) => expect(checkPlace(new URL(url), ALLOWED)).toBe('indirizzo_vietato'));
});
