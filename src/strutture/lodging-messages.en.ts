import type { IsTranslation } from '../kernel/translation.ts';
import { nameOfService } from './servizio-messages.en.ts';

export const lodgingMessages = {
  persone: 'people',
  animaliSuRichiesta: 'On request',
  aPartireDa: (prezzo: string) => `from ${prezzo} a night`,
  servizio: nameOfService,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.en.ts')>;
