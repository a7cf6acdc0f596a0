import type { IsTranslation } from '../kernel/translation.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';
import type { Gradini } from './rules/search-criteria.ts';

const homes = (count: number) => pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` });

export const filtersMessages = {
  titolo: 'Filters',
  tipo: 'Type of place',
  ospiti: 'How many guests',
  inTanti: (guests: number) => pluralEn(guests, { one: '1 guest', other: `${formatCount(guests)} guests` }),
  prezzo: 'Price per night',
  finoAPrezzo: (euros: number) => `Up to ${formatPrice(toCents(euros))}`,
  minimo: 'From',
  massimo: 'Up to',
  /** After each of the two, for who does not see the sign. */
  inEuro: ', in euros',
  min: 'min',
  max: 'max',
  // Without the comma of thousands, which is read as a decimal.
  prezzoNonValido: 'Enter a price in euros, such as 80 or 1200.',
  prezziInvertiti: 'The maximum is lower than the minimum: swap them or clear one.',
  garanzia: 'Guarantee',
  sicura: 'Only places with the “Sicura” badge',
  sicuraSpiega: 'The owner has completed payment verification: you pay by card, the portal guarantees your booking.',
  accessibilita: 'Accessibility',
  gradini: { nessuno: 'Step-free', 'non-detti': 'Steps not stated' } satisfies Record<Gradini, string>,
  gradiniSpiega: 'No steps up to the door, as stated by the owner. A lift is listed under amenities.',
  togliTutti: 'Clear all',
  mostra: 'Show places',
  mostraQuante: (count: number) => `Show ${homes(count)}`,
  mostraMolte: (count: number) => `Show more than ${formatCount(count)} places`,
  nessuna: 'No places like this',
  /** Homes that an option of the filters would leave, behind its name: as it is seen, and as it is heard. */
  quante: (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`,
  conQuante: (option: string, count: number, isAtLeast: boolean) =>
    `${option}, ${isAtLeast ? `more than ${formatCount(count)} places` : homes(count)}`,
};

true satisfies IsTranslation<typeof import('./filters-messages.it.ts'), typeof import('./filters-messages.en.ts')>;
