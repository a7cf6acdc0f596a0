import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** Services that a result card names; the others are counted (`src/ui/README.md`, "Look and copy"). */
const MAX_CHIPS = 3;
/** What one line of a phone's card has room for, in letters; beside `+N servizi`; what a chip takes beside its letters. */
const LINE_LETTERS = 50;
const LINE_BESIDE_LETTERS = 38;
const CHIP_LETTERS = 9;

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
 * The services that a result card shows by name, and how many more there are: at most three chips and `+N servizi` on one line,
 * breakfast first, then what tells a home from others, then what nearly all have. `nameOf`: as the card writes them.
 * @example chooseChips(['WiFi', 'Piscina', 'Camino', 'Spa']) // { shown: ['Piscina', 'Camino'], others: 2 }
 */
export function chooseChips(
  servizi: readonly string[],
  nameOf = (servizio: string) => servizio,
): { shown: string[]; others: number } {
  const telling = servizi.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other)));
  const first = breakfastFirst(telling).slice(0, MAX_CHIPS);
  const fits = (count: number) => {
    const letters = first.slice(0, count).reduce((sum, servizio) => sum + nameOf(servizio).length + CHIP_LETTERS, 0);
    return letters <= (count === servizi.length ? LINE_LETTERS : LINE_BESIDE_LETTERS);
  };
  // One is shown in any case.
  const count = [3, 2].find((each) => each <= first.length && fits(each)) ?? 1;
  const shown = first.slice(0, count);
  return { shown, others: servizi.length - shown.length };
}
