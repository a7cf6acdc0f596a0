import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { Ordine } from './rules/search-criteria.ts';
import type { Theme } from './rules/suggest-themes.ts';

export const searchMessages = {
  /** Beyond what is counted one by one; below it `struttureMessages.trovate` speaks. */
  trovateAlmeno: (count: number, where = 'in the area') =>
    `More than ${formatCount(count)} places to stay found ${where}`,
  /** The last suggestion: what was typed, as words of homes. */
  cercaTesto: (typed: string) => `Search the places for “${typed}”`,
  temi: {
    mare: 'Places to stay by the sea',
    montagna: 'Places to stay in the mountains',
    lago: 'Places to stay by a lake',
    trulli: 'Trulli',
    cane: 'Dog-friendly places',
  } satisfies Record<Theme, string>,
  ordini: {
    giorno: 'Today’s order',
    prezzo: 'Cheapest first',
    posti: 'Largest first',
    recenti: 'Newest first',
  } satisfies Record<Ordine, string>,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
