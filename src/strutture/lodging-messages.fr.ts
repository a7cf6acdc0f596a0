import type { IsTranslation } from '../kernel/translation.ts';
import { nameOfService } from './servizio-messages.fr.ts';

export const lodgingMessages = {
  persone: 'personnes',
  animaliSuRichiesta: 'Sur demande',
  aPartireDa: (prezzo: string) => `dès ${prezzo} par nuit`,
  servizio: nameOfService,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.fr.ts')>;
