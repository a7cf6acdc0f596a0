import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralEn } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const NOUNS = {
  camera: { one: 'bedroom', other: 'bedrooms' },
  bagno: { one: 'bathroom', other: 'bathrooms' },
  ospite: { one: 'guest', other: 'guests' },
  foto: { one: 'photo', other: 'photos' },
};

/** @example countOf(2, 'bagno') // '2 bathrooms' */
export function countOf(count: number, noun: keyof typeof NOUNS | 'posto'): string {
  // `posto` counts people, not beds: a bed may sleep two.
  if (noun === 'posto') return `Sleeps ${formatCount(count)}`;
  return `${formatCount(count)} ${pluralEn(count, NOUNS[noun])}`;
}

true satisfies IsTranslation<typeof import('./count-of.it.ts'), typeof import('./count-of.en.ts')>;
