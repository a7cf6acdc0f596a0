import type { IsTranslation } from '../../../kernel/translation.ts';

export const laTuaPrenotazioneOspitalia = 'Votre réservation — Ospitalia';

true satisfies IsTranslation<
  typeof import('./prenotazione-messages.it.ts'),
  typeof import('./prenotazione-messages.fr.ts')
>;
