import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { type Facet, facetsOf, facetValue, guestSteps, withFacet } from './facets.ts';
import { readSearchQuery } from './search-query.ts';
import { type Filters, NO_FILTERS } from './search-criteria.ts';

type ChosenFilters = Filters & { guests: number };
const DAY = '2026-11-26' as CalendarDate;
const NOTHING: ChosenFilters = { ...NO_FILTERS, guests: 1 };

const COUNTED: readonly [string, Partial<ChosenFilters>, Facet, Partial<ChosenFilters>][] = [
  ['adds a property type', {}, { name: 'tipo', value: 'bb' }, { tipi: ['bb'] }],
  [
    'replaces the chosen property types with the type of the facet',
    { tipi: ['bb', 'casa_vacanza'] },
    { name: 'tipo', value: 'agriturismo' },
    { tipi: ['agriturismo'] },
  ],
  [
    'drops the other property types if the type of the facet is already chosen',
    { tipi: ['bb', 'casa_vacanza'] },
    { name: 'tipo', value: 'bb' },
    { tipi: ['bb'] },
  ],
  [
    'adds a service to the chosen services',
    { servizi: ['WiFi'] },
    { name: 'servizi', value: 'Piscina' },
    { servizi: ['WiFi', 'Piscina'] },
  ],
  [
    'changes nothing if the service is already chosen',
    { servizi: ['WiFi', 'Spa'] },
    { name: 'servizi', value: 'Spa' },
    { servizi: ['WiFi', 'Spa'] },
  ],
  ['adds the badge filter', { tipi: ['bb'] }, { name: 'sicura', value: true }, { tipi: ['bb'], sicura: true }],
  [
    'changes nothing if the badge filter is already chosen',
    { sicura: true },
    { name: 'sicura', value: true },
    { sicura: true },
  ],
  [
    'adds the step-free filter',
    { sicura: true },
    { name: 'gradini', value: 'nessuno' },
    { sicura: true, gradini: 'nessuno' },
  ],
  [
    'selects the step-free filter instead of the filter for homes without information about steps',
    { gradini: 'non-detti' },
    { name: 'gradini', value: 'nessuno' },
    { gradini: 'nessuno' },
  ],
  ['adds a maximum price', {}, { name: 'prezzo_max', value: 80 }, { prezzo_max: 80 }],
  [
    'replaces the maximum price and preserves the minimum price',
    { prezzo_min: 80, prezzo_max: 300 },
    { name: 'prezzo_max', value: 80 },
    { prezzo_min: 80, prezzo_max: 80 },
  ],
  [
    'drops the minimum price if the new maximum price is lower',
    { prezzo_min: 81, prezzo_max: 300 },
    { name: 'prezzo_max', value: 80 },
    { prezzo_min: null, prezzo_max: 80 },
  ],
  ['sets the number of guests', {}, { name: 'ospiti', value: 4 }, { guests: 4 }],
  ['reduces the number of guests', { guests: 6 }, { name: 'ospiti', value: 2 }, { guests: 2 }],
];

test.each(COUNTED)('withFacet %s', (_, chosen, facet, counted) => {
  expect(withFacet({ ...NOTHING, ...chosen }, facet)).toEqual({ ...NOTHING, ...counted });
});

test('withFacet leaves all other filters unchanged', () => {
  const chosen: ChosenFilters = {
    tipi: ['bb'],
    servizi: ['WiFi'],
    prezzo_min: 40,
    prezzo_max: 90,
    sicura: true,
    gradini: null,
    guests: 2,
  };
  const counted = facetsOf(chosen).map((facet) => [facet.name, withFacet(chosen, facet)] as const);
  const propertyOf = {
    tipo: 'tipi',
    servizi: 'servizi',
    sicura: 'sicura',
    gradini: 'gradini',
    prezzo_max: 'prezzo_max',
    ospiti: 'guests',
  } as const;
  for (const [name, criteria] of counted)
    expect({ ...criteria, [propertyOf[name]]: null }).toEqual({ ...chosen, [propertyOf[name]]: null });
});

test('facetsOf returns a facet for each service, and the search parameter of each facet selects that facet', () => {
  const facets = facetsOf({ guests: 1 });
  expect(facets.filter(({ name }) => name === 'servizi').map(({ value }) => value)).toEqual(SERVIZI);
  for (const facet of facets) {
    const reading = readSearchQuery({ [facet.name]: facetValue(facet) }, DAY);
    expect(reading).toMatchObject({ ok: true, criteria: withFacet(NOTHING, facet) });
  }
});

test.each([
  [1, [2, 4, 6, 8]],
  [4, [2, 4, 6, 8]],
  [3, [2, 3, 4, 6, 8]],
  [12, [2, 4, 6, 8, 12]],
])('guestSteps for %i chosen guests returns %j', (guests, steps) => {
  expect(guestSteps(guests)).toEqual(steps);
});
