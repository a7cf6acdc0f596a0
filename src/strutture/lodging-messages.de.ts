import type { IsTranslation } from '../kernel/translation.ts';
import { inCitta } from '../locations/rules/place-phrase.de.ts';
import { struttureMessages } from './messages.de.ts';
import { countOf } from './rules/count-of.de.ts';
import { nameOfService } from './servizio-messages.de.ts';

export const lodgingMessages = {
  persone: 'Personen',
  animaliSuRichiesta: 'Auf Anfrage',
  aPartireDa: (prezzo: string) => `ab ${prezzo} pro Nacht`,
  servizio: nameOfService,
  tipi: struttureMessages.tipi,
  inCitta,
  conta: countOf,
  inBreve: (casa: string, misure: string) => `${casa}: ${misure}.`,
};

true satisfies IsTranslation<typeof import('./lodging-messages.it.ts'), typeof import('./lodging-messages.de.ts')>;
