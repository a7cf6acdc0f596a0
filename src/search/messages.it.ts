import { formatCount } from '../kernel/format-count.ts';
import type { Ordine } from './rules/search-criteria.ts';
import type { Theme } from './rules/suggest-themes.ts';

export const searchMessages = {
  /** Beyond what is counted one by one; below it `struttureMessages.trovate` speaks. */
  trovateAlmeno: (count: number, where = 'nella zona') => `Trovate oltre ${formatCount(count)} strutture ${where}`,
  /** The last suggestion: what was typed, as words of homes. */
  cercaTesto: (typed: string) => `Cerca «${typed}» tra le case`,
  temi: {
    mare: 'Case al mare',
    montagna: 'Case in montagna',
    lago: 'Case al lago',
    trulli: 'Trulli',
    cane: 'Case che accettano il cane',
  } satisfies Record<Theme, string>,
  ordini: {
    giorno: 'Ordine di oggi',
    prezzo: 'Prezzo più basso',
    posti: 'Più posti letto',
    recenti: 'Arrivate da poco',
  } satisfies Record<Ordine, string>,
} as const;
