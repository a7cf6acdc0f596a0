import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';

const towns = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} ville`, other: `${formatCount(count)} villes` });

export const locationsMessages = {
  provinceNonCaricate: 'Nous n’arrivons pas à charger les provinces. Réessayez.',
  cittaNonCaricate: 'Nous n’arrivons pas à charger les villes. Réessayez.',
  caseNonCaricate: 'Nous n’arrivons pas à charger les hébergements. Réessayez.',
  cittaDisponibili: (count: number) =>
    `${towns(count)} ${pluralFr(count, { one: 'disponible', other: 'disponibles' })}`,
  /** After `cittaDisponibili`. */
  diCuiConCase: (count: number) =>
    count === 0 ? ', aucune avec des hébergements pour l’instant' : `, ${formatCount(count)} avec des hébergements`,
  cittaConCase: (count: number, without: number) => {
    if (count === 0) return 'aucune avec des hébergements pour l’instant';
    const known = `${towns(count)} avec des hébergements`;
    return without === 0 ? known : `${known}, ${formatCount(without)} encore sans`;
  },
  altreCitta: (count: number, before: number) => {
    if (before === 0) return `${towns(count)} encore sans hébergement`;
    return pluralFr(count, {
      one: `${formatCount(count)} autre ville, encore sans hébergement`,
      other: `${formatCount(count)} autres villes, encore sans hébergement`,
    });
  },
  case: (count: number) => {
    if (count === 0) return 'aucun hébergement';
    return pluralFr(count, { one: '1 hébergement', other: `${formatCount(count)} hébergements` });
  },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
