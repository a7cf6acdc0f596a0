import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const boxMessages = {
  dove: 'Wohin möchten Sie?',
  esempio: 'Siena, Apulien, Trullo…',
  quando: 'Wann und wie viele Gäste?',
  suggerimenti: 'Vorschläge',
  quanti: (count: number) => {
    if (count === 0) return 'Kein Vorschlag';
    return pluralDe(count, { one: '1 Vorschlag', other: `${formatCount(count)} Vorschläge` });
  },
} as const;

true satisfies IsTranslation<typeof import('./box-messages.it.ts'), typeof import('./box-messages.de.ts')>;
