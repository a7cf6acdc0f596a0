import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const ospiti = (count: number) => `${formatCount(count)} pers.`;
export const minimo = (nights: string) => `${nights} minimum`;
export const postoPer = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `Vous êtes ${formatCount(party)} : cette chambre est pour ${formatCount(beds)}. Les autres se réservent à part.`
    : `Vous êtes ${formatCount(party)} : ici, il y a de la place pour ${formatCount(beds)}.`;
export const prosegui = (guests: number) => `Continuer pour ${formatCount(guests)}`;
export const altreCasePer = (party: number) => `D’autres hébergements pour ${formatCount(party)}`;
export const per = (guests: number) => `pour ${guests}`;

true satisfies IsTranslation<
  typeof import('./booking-fields-messages.it.ts'),
  typeof import('./booking-fields-messages.fr.ts')
>;
