import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { Ordine } from './rules/search-criteria.ts';
import type { Theme } from './rules/suggest-themes.ts';

export const searchMessages = {
  /** Beyond what is counted one by one; below it `struttureMessages.trovate` speaks. */
  trovateAlmeno: (count: number, where = 'in the area') => `More than ${formatCount(count)} homes found ${where}`,
  /** The last suggestion: what was typed, as words of homes. */
  cercaTesto: (typed: string) => `Search the homes for “${typed}”`,
  temi: {
    mare: 'Homes by the sea',
    montagna: 'Homes in the mountains',
    lago: 'Homes by a lake',
    trulli: 'Trulli',
    cane: 'Dog-friendly homes',
  } satisfies Record<Theme, string>,
  ordini: {
    giorno: 'Today’s order',
    prezzo: 'Lowest price',
    posti: 'Sleeps the most',
    recenti: 'Newest',
  } satisfies Record<Ordine, string>,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
