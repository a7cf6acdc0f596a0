import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';

export const struttureMessages = {
  /** `where`: all Italy is no zone. */
  trovate: (count: number, where = 'in the area') =>
    `${pluralEn(count, { one: '1 place to stay', other: `${formatCount(count)} places to stay` })} found ${where}`,
  caricamento: 'Loading the places…',
  tipi: { casa_vacanza: 'Holiday home', bb: 'B&B', affittacamere: 'Guest rooms', agriturismo: 'Farm stay' },
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
