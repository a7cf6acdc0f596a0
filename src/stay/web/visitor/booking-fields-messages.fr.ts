import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';

export const ospiti = (count: number) => `${formatCount(count)} pers.`;
export const minimo = (nights: string) => `${nights} minimum`;
const people = (count: number) => pluralFr(count, { one: '1 personne', other: `${formatCount(count)} personnes` });
export const postoPer = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `Vous êtes ${formatCount(party)}, et cette chambre accueille ${people(beds)}. Les autres se réservent à part.`
    : `Vous êtes ${formatCount(party)}, et il y a de la place ici pour ${people(beds)}.`;
export const prosegui = (guests: number) =>
  pluralFr(guests, { one: 'Continuer pour 1 personne', other: `Continuer à ${formatCount(guests)}` });
export const altreCasePer = (party: number) => `D’autres hébergements pour ${formatCount(party)}`;
export const per = (guests: number) => `pour ${guests}`;

true satisfies IsTranslation<
  typeof import('./booking-fields-messages.it.ts'),
  typeof import('./booking-fields-messages.fr.ts')
>;
