import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralFr } from '../../kernel/text/plural.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const NOUNS = {
  posto: { one: 'couchage', other: 'couchages' },
  camera: { one: 'chambre', other: 'chambres' },
  bagno: { one: 'salle de bains', other: 'salles de bains' },
  ospite: { one: 'personne', other: 'personnes' },
  foto: { one: 'photo', other: 'photos' },
};

/** @example countOf(2, 'bagno') // '2 salles de bains' */
export function countOf(count: number, noun: keyof typeof NOUNS): string {
  return `${formatCount(count)} ${pluralFr(count, NOUNS[noun])}`;
}

true satisfies IsTranslation<typeof import('./count-of.it.ts'), typeof import('./count-of.fr.ts')>;
