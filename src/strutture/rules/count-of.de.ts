import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const NOUNS = {
  posto: { one: 'Schlafplatz', other: 'Schlafplätze' },
  camera: { one: 'Zimmer', other: 'Zimmer' },
  bagno: { one: 'Bad', other: 'Bäder' },
  ospite: { one: 'Gast', other: 'Gäste' },
  foto: { one: 'Foto', other: 'Fotos' },
};

/** @example countOf(2, 'bagno') // '2 Bäder' */
export function countOf(count: number, noun: keyof typeof NOUNS): string {
  return `${formatCount(count)} ${pluralDe(count, NOUNS[noun])}`;
}

true satisfies IsTranslation<typeof import('./count-of.it.ts'), typeof import('./count-of.de.ts')>;
