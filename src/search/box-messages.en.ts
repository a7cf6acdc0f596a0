import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';

export const boxMessages = {
  dove: 'Where would you like to go?',
  esempio: 'Siena, Puglia, trullo…',
  quando: 'When, and for how many?',
  suggerimenti: 'Suggestions',
  quanti: (count: number) => {
    if (count === 0) return 'No suggestions';
    return pluralEn(count, { one: '1 suggestion', other: `${formatCount(count)} suggestions` });
  },
};

true satisfies IsTranslation<typeof import('./box-messages.it.ts'), typeof import('./box-messages.en.ts')>;
