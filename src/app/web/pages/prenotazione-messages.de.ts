import type { IsTranslation } from '../../../kernel/translation.ts';

export const laTuaPrenotazioneOspitalia = 'Ihre Buchung — Ospitalia';

true satisfies IsTranslation<
  typeof import('./prenotazione-messages.it.ts'),
  typeof import('./prenotazione-messages.de.ts')
>;
