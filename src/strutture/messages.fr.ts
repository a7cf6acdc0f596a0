import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';

export const struttureMessages = {
  /** `where`: all Italy is no zone. */
  trovate: (count: number, where = 'dans la zone') =>
    pluralFr(count, {
      one: `${formatCount(count)} hébergement trouvé ${where}`,
      other: `${formatCount(count)} hébergements trouvés ${where}`,
    }),
  caricamento: 'Chargement des hébergements…',
  tipi: {
    casa_vacanza: 'Location de vacances',
    bb: 'Chambres d’hôtes',
    affittacamere: 'Chambres chez l’habitant',
    agriturismo: 'Agritourisme',
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
