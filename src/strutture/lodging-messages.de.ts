import type { IsTranslation } from '../kernel/translation.ts';
import { nameOfService } from './servizio-messages.de.ts';

export const lodgingMessages = {
  persone: 'Personen',
  animaliSuRichiesta: 'Auf Anfrage',
  aPartireDa: (prezzo: string) => `ab ${prezzo} pro Nacht`,
  servizio: nameOfService,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.de.ts')>;
