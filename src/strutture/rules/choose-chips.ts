import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** Services that a result card names; the others are counted (`src/ui/README.md`, "Look and copy"). */
const MAX_CHIPS = 3;

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
 * The services that a result card shows by name, and how many more there are: at most three chips and `+N servizi`,
 * breakfast first, then what tells a home from others, then what nearly all have.
 * @example chooseChips(['WiFi', 'Piscina', 'Camino', 'Spa']) // { shown: ['Piscina', 'Camino', 'Spa'], others: 1 }
 */
export function chooseChips(servizi: readonly string[]): { shown: string[]; others: number } {
  const telling = servizi.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other)));
  const shown = breakfastFirst(telling).slice(0, MAX_CHIPS);
  return { shown, others: servizi.length - shown.length };
}
