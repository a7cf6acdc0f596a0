import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const struttureMessages = {
  /** `where`: all Italy is no zone. */
  trovate: (count: number, where = 'in der Gegend') =>
    `${pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` })} ${where} gefunden`,
  caricamento: 'Unterkünfte werden geladen…',
  tipi: { casa_vacanza: 'Ferienhaus/-wohnung', bb: 'B&B', affittacamere: 'Gästezimmer', agriturismo: 'Bauernhof' },
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
