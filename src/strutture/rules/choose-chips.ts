import { PRIMA_COLAZIONE } from './servizi.ts';

/** Services that a result card names; the others are counted (`docs/ARCHITECTURE.md`, "Look and copy"). */
const MAX_CHIPS = 3;

/** Services with breakfast before all others, the rest as the owner listed them. */
export function breakfastFirst(servizi: readonly string[]): string[] {
  return servizi.toSorted((one, other) => Number(other === PRIMA_COLAZIONE) - Number(one === PRIMA_COLAZIONE));
}

/**
 * The services that a result card shows by name, breakfast first, and how many more there are:
 * at most three chips and `+N servizi`.
 * @example chooseChips(['WiFi', 'Piscina', 'Camino', 'Spa']) // { shown: ['WiFi', 'Piscina', 'Camino'], others: 1 }
 */
export function chooseChips(servizi: readonly string[]): { shown: string[]; others: number } {
  const shown = breakfastFirst(servizi).slice(0, MAX_CHIPS);
  return { shown, others: servizi.length - shown.length };
}
