import type { IsTranslation } from '../kernel/translation.ts';

export const ownNightsMessages = {
  hold: 'Zahlung läuft',
  request: 'Anfrage wartet',
  booking: 'Buchung',
} as const;

true satisfies IsTranslation<
  typeof import('./own-nights-messages.it.ts'),
  typeof import('./own-nights-messages.de.ts')
>;
