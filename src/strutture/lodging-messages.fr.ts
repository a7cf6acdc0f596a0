import type { IsTranslation } from '../kernel/translation.ts';
import { inCitta } from '../locations/rules/place-phrase.fr.ts';
import { struttureMessages } from './messages.fr.ts';
import { countOf } from './rules/count-of.fr.ts';
import { nameOfService } from './servizio-messages.fr.ts';

export const lodgingMessages = {
  persone: 'personnes',
  animaliSuRichiesta: 'Sur demande',
  aPartireDa: (prezzo: string) => `dès ${prezzo} par nuit`,
  servizio: nameOfService,
  tipi: struttureMessages.tipi,
  inCitta,
  conta: countOf,
  inBreve: (casa: string, misure: string) => `${casa}\u00a0: ${misure}.`,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.fr.ts')>;
