import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { stayMessages } from '../../messages.en.ts';

export const ospiti = (count: number) => stayMessages.guests(count);
export const minimo = (nights: string) => `Minimum ${nights}`;
export const postoPer = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `There are ${formatCount(party)} of you: this room sleeps ${formatCount(beds)}. Book the other rooms separately.`
    : `There are ${formatCount(party)} of you: there is only room for ${formatCount(beds)} here.`;
export const prosegui = (guests: number) => `Continue with ${formatCount(guests)}`;
export const altreCasePer = (party: number) => `Other places for ${formatCount(party)}`;
export const per = (guests: number) => `for ${guests}`;

true satisfies IsTranslation<
  typeof import('./booking-fields-messages.it.ts'),
  typeof import('./booking-fields-messages.en.ts')
>;
