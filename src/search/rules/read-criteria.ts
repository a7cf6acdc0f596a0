import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import type { FlexibleAddress } from '../../stay/rules/flexible-stay.ts';
import { readListAddress } from '../../stay/rules/list-address.ts';
import type { StayAddress } from '../../stay/rules/stay-address.ts';
import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import type { ChosenCriteria } from './chosen-criteria.ts';
import { GRADINI, ORDINI } from './search-criteria.ts';

/** URL parameters of the criteria, in canonical order. `dove`, `dopo`, `prima` and `vista` are not criteria. */
export const CRITERIA_NAMES = [
  'testo',
  'dal',
  'al',
  'periodo_dal',
  'periodo_al',
  'notti',
  'weekend',
  'ospiti',
  'tipo',
  'prezzo_min',
  'prezzo_max',
  'servizi',
  'sicura',
  'gradini',
  'ordina',
] as const;
export type CriteriaName = (typeof CRITERIA_NAMES)[number];

export type CriteriaAddress = StayAddress & FlexibleAddress & Partial<Record<CriteriaName, string | undefined>>;

export const MOST_TEXT = 100;
export const MOST_PRICE = 100_000;

const PRICE = /^[1-9]\d{0,5}$/;

/** Parses a price in whole euros per night, from 1 to 100,000. @example readPrice('80') // 80 */
export function readPrice(text = ''): number | null {
  return PRICE.test(text) && Number(text) <= MOST_PRICE ? Number(text) : null;
}

/** @example slugOfServizio('Prima Colazione Inclusa') // 'prima-colazione-inclusa' */
export function slugOfServizio(servizio: Servizio): string {
  return slugify(servizio);
}

function chosenOf<Item>(items: readonly Item[], nameOf: (item: Item) => string, text = ''): Item[] {
  const names = text.split(',');
  return items.filter((item) => names.includes(nameOf(item)));
}

function readText(text = ''): string {
  const clean = cleanText(text.slice(0, MOST_TEXT).toWellFormed()) ?? '';
  return clean.replaceAll('\u{FFFD}', '').trim();
}

function readPrices({ prezzo_min, prezzo_max }: CriteriaAddress): Pick<ChosenCriteria, 'prezzo_min' | 'prezzo_max'> {
  const [least, most] = [readPrice(prezzo_min), readPrice(prezzo_max)];
  if (least !== null && most !== null && least > most) return { prezzo_min: null, prezzo_max: null };
  return { prezzo_min: least, prezzo_max: most };
}

/**
 * Reads the criteria in a URL. Invalid values are ignored, whereas API calls with such values are rejected.
 * @example readCriteria({ ospiti: '2', servizi: 'wifi,nave' }, '2026-11-21') // { …NO_CRITERIA, stay: { …, guests: 2 }, servizi: ['WiFi'] }
 */
export function readCriteria(address: CriteriaAddress, today: CalendarDate): ChosenCriteria {
  return {
    testo: readText(address.testo),
    stay: readListAddress(address, today),
    tipi: chosenOf(TIPI_STRUTTURA, (tipo) => tipo, address.tipo),
    servizi: chosenOf(SERVIZI, slugOfServizio, address.servizi),
    ...readPrices(address),
    sicura: address.sicura === '1',
    gradini: GRADINI.find((gradini) => gradini === address.gradini) ?? null,
    ordina: ORDINI.find((ordine) => ordine === address.ordina) ?? 'giorno',
  };
}
