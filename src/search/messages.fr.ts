import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import type { Ordine } from './rules/search-criteria.ts';
import type { Theme } from './rules/suggest-themes.ts';

export const searchMessages = {
  /** Beyond what is counted one by one; below it `struttureMessages.trovate` speaks. */
  trovateAlmeno: (count: number, where = 'dans la zone') =>
    `Plus de ${formatCount(count)} hébergements trouvés ${where}`,
  /** The last suggestion: what was typed, as words of homes. */
  cercaTesto: (typed: string) => `Chercher « ${typed} » parmi les hébergements`,
  temi: {
    mare: 'Hébergements en bord de mer',
    montagna: 'Hébergements à la montagne',
    lago: 'Hébergements au bord d’un lac',
    trulli: 'Trulli',
    cane: 'Avec votre chien',
  } satisfies Record<Theme, string>,
  ordini: {
    giorno: 'Classement du jour',
    prezzo: 'Les moins chers',
    posti: 'Les plus grands',
    recenti: 'Les derniers ajoutés',
  } satisfies Record<Ordine, string>,
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
