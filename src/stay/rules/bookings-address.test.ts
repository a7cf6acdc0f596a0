import { expect, test } from 'vitest';
import { bookingsPath, firstTab, readBookingsPlace } from './bookings-address.ts';

const read = (search: string) => readBookingsPlace(Object.fromEntries(new URLSearchParams(search)));

test.each([
  ['?scheda=in_arrivo', { scheda: 'in_arrivo', pagina: 1 }],
  ['?scheda=da_rispondere', { scheda: 'da_rispondere', pagina: 1 }],
  ['?scheda=chiuse&pagina=2', { scheda: 'chiuse', pagina: 2 }],
] as const)('parses and serialises the URL %s', (search, place) => {
  expect(read(search)).toEqual(place);
  expect(bookingsPath(place)).toBe(`/proprietario/prenotazioni${search}`);
});

test.each([
  '',
  'scheda=tutte',
  'scheda=',
  ...['0', '-1', 'due', '123456'].map((pagina) => `scheda=chiuse&pagina=${pagina}`),
])('rejects the URL query %j', (search) => {
  expect(read(search)).toBeNull();
});

test.each([
  [2, 'da_rispondere'],
  [0, 'in_arrivo'],
] as const)('with %i unanswered requests, opens the %s tab', (da_rispondere, tab) => {
  expect(firstTab({ da_rispondere, in_arrivo: 5, passate: 1, chiuse: 0 })).toBe(tab);
});
