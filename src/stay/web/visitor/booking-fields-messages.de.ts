import { formatCount } from '../../../kernel/format-count.ts';
import { stayMessages } from '../../messages.de.ts';
import { pluralDe } from '../../../kernel/plural.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const ospiti = (count: number) => stayMessages.guests(count);
export const minimo = (nights: string) => `Mindestens ${nights}`;
export const postoPer = (party: number, beds: number, hasMoreRooms: boolean) =>
  hasMoreRooms
    ? `${formatCount(party)} Gäste: Dieses Zimmer hat Platz für ${formatCount(beds)}. Weitere Zimmer buchen Sie bitte separat.`
    : `${formatCount(party)} Gäste: Hier ist Platz für ${formatCount(beds)}.`;
export const prosegui = (guests: number) =>
  pluralDe(guests, { one: 'Weiter für 1 Gast', other: `Weiter für ${formatCount(guests)} Gäste` });
export const altreCasePer = (party: number) => `Andere Unterkünfte für ${formatCount(party)} Gäste`;
export const per = (guests: number) => `für ${guests}`;

true satisfies IsTranslation<
  typeof import('./booking-fields-messages.it.ts'),
  typeof import('./booking-fields-messages.de.ts')
>;
