import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

const towns = (count: number) => pluralDe(count, { one: '1 Ort', other: `${formatCount(count)} Orte` });

export const locationsMessages = {
  provinceNonCaricate: 'Wir können die Provinzen nicht laden. Versuchen Sie es noch einmal.',
  cittaNonCaricate: 'Wir können die Orte nicht laden. Versuchen Sie es noch einmal.',
  caseNonCaricate: 'Wir können die Unterkünfte nicht laden. Versuchen Sie es noch einmal.',
  cittaDisponibili: (count: number) => `${towns(count)} zur Auswahl`,
  /** After `cittaDisponibili`. */
  diCuiConCase: (count: number) =>
    count === 0 ? ', noch keiner mit Unterkünften' : `, ${formatCount(count)} mit Unterkünften`,
  cittaConCase: (count: number, without: number) => {
    if (count === 0) return 'noch keiner mit Unterkünften';
    const known = `${towns(count)} mit Unterkünften`;
    return without === 0 ? known : `${known}, ${formatCount(without)} noch ohne`;
  },
  altreCitta: (count: number, before: number) => {
    if (before === 0) return `${towns(count)} noch ohne Unterkünfte`;
    return pluralDe(count, {
      one: '1 weiterer Ort, noch ohne Unterkünfte',
      other: `${formatCount(count)} weitere Orte, noch ohne Unterkünfte`,
    });
  },
  case: (count: number) => {
    if (count === 0) return 'keine Unterkunft';
    return pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });
  },
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
