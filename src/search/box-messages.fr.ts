import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';

export const boxMessages = {
  dove: 'Où voulez-vous aller ?',
  esempio: 'Sienne, Pouilles, trullo…',
  quando: 'Quand, et combien de voyageurs ?',
  suggerimenti: 'Suggestions',
  quanti: (count: number) => {
    if (count === 0) return 'Aucune suggestion';
    return pluralFr(count, { one: '1 suggestion', other: `${formatCount(count)} suggestions` });
  },
};

true satisfies IsTranslation<typeof import('./box-messages.it.ts'), typeof import('./box-messages.fr.ts')>;
