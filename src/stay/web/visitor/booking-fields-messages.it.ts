import { formatCount } from '../../../kernel/format-count.ts';
import { stayMessages } from '../../messages.it.ts';

/** In a narrow field below «Ospiti». */
export const ospiti = (count: number) => stayMessages.guests(count);
export const minimo = (nights: string) => `Minimo ${nights}`;
export const postoPer = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `Siete in ${formatCount(party)}: questa camera è per ${formatCount(beds)}. Le altre si prenotano a parte.`
    : `Siete in ${formatCount(party)}: qui c’è posto per ${formatCount(beds)}.`;
export const prosegui = (guests: number) =>
  `Prosegui per ${guests === 1 ? '1 persona' : `${formatCount(guests)} persone`}`;
export const altreCasePer = (party: number) => `Altre case per ${formatCount(party)}`;
export const per = (guests: number) => `per ${guests}`;
