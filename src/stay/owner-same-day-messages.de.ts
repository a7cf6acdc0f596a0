import type { IsTranslation } from '../kernel/translation.ts';

/** Told to the owner of a request that arrives on the day it was sent. `hour`: from which they want to be asked; 0: all day. */
export const perProprietario = (hour: number) =>
  hour === 0
    ? 'Die Anreise ist am Tag der Anfrage: Wie von Ihnen gewählt, fragen wir Sie zuerst.'
    : `Die Anreise ist am selben Tag, und die Anfrage kam nach ${hour}:00 Uhr: Wie von Ihnen gewählt, fragen wir Sie zuerst.`;

true satisfies IsTranslation<
  typeof import('./owner-same-day-messages.it.ts'),
  typeof import('./owner-same-day-messages.de.ts')
>;
