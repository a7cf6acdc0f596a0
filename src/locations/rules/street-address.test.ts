import { expect, test } from 'vitest';
import { streetAddress } from './street-address.ts';

const PLACE = { lat: 43.318, lon: 11.331 };

test('the streets around a home whose door is told about, with a mark on it', () => {
  const address = 'https://www.openstreetmap.org/?mlat=43.318&mlon=11.331#map=16/43.318/11.331';
  expect(streetAddress(PLACE, 'esatta')).toBe(address);
});

// ADR 0080: "an owner may choose `Posizione approssimativa`: then street without number and a circle, alike on cards, pages, maps".
test.each(['approssimativa', 'comune'] as const)(
  'a home that is %s is in an area, and no mark says where',
  (precisione) => {
    expect(streetAddress(PLACE, precisione)).toBe('https://www.openstreetmap.org/#map=13/43.318/11.331');
  },
);
