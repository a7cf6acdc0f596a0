import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Ordine } from './rules/search-criteria.ts';
import type { Theme } from './rules/suggest-themes.ts';

export const searchMessages = {
  trovateAlmeno: (count: number, where = 'in der Gegend') => `Über ${formatCount(count)} Unterkünfte ${where} gefunden`,
  cercaTesto: (typed: string) => `„${typed}“ in den Unterkünften suchen`,
  temi: {
    mare: 'Unterkünfte am Meer',
    montagna: 'Unterkünfte in den Bergen',
    lago: 'Unterkünfte am See',
    trulli: 'Trulli',
    cane: 'Urlaub mit Hund',
  } satisfies Record<Theme, string>,
  ordini: {
    giorno: 'Reihenfolge von heute',
    prezzo: 'Günstigste zuerst',
    posti: 'Größte zuerst',
    recenti: 'Neu dabei',
  } satisfies Record<Ordine, string>,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
