import type { IsTranslation } from '../../../kernel/translation.ts';

export const laTuaPrenotazioneOspitalia = 'Your booking — Ospitalia';

true satisfies IsTranslation<
  typeof import('./prenotazione-messages.it.ts'),
  typeof import('./prenotazione-messages.en.ts')
>;
