import type { IsTranslation } from '../kernel/translation.ts';
import { inCitta } from '../locations/rules/place-phrase.en.ts';
import { struttureMessages } from './messages.en.ts';
import { countOf } from './rules/count-of.en.ts';
import { nameOfService } from './servizio-messages.en.ts';

export const lodgingMessages = {
  persone: 'people',
  animaliSuRichiesta: 'On request',
  aPartireDa: (prezzo: string) => `from ${prezzo} a night`,
  servizio: nameOfService,
  tipi: struttureMessages.tipi,
  inCitta,
  conta: countOf,
  inBreve: (casa: string, misure: string) => `${casa}: ${misure.replace('Sleeps', 'sleeps')}.`,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.en.ts')>;
