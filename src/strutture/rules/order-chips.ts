import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** What nearly every home has: it tells one from another least. */
const COMMON: ReadonlySet<string> = new Set([
  'WiFi',
  'Aria Condizionata',
  'Riscaldamento',
  'Cucina',
  'Smart TV',
  'Netflix',
  'Lavatrice',
  'Lavastoviglie',
]);

/** Services with breakfast before all others, the rest as the owner listed them. */
export function breakfastFirst(servizi: readonly string[]): string[] {
  return servizi.toSorted((one, other) => Number(other === PRIMA_COLAZIONE) - Number(one === PRIMA_COLAZIONE));
}

/**
 * Services in the order of a result card, of which the line shows the first: breakfast, then what tells a home from others,
 * then what nearly all have (PRODUCT.md § 2, "Each card").
 * @example orderChips(['WiFi', 'Piscina', 'Prima Colazione Inclusa']) // ['Prima Colazione Inclusa', 'Piscina', 'WiFi']
 */
export function orderChips(servizi: readonly string[]): string[] {
  return breakfastFirst(servizi.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other))));
}
