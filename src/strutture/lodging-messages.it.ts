import { inCitta } from '../locations/rules/place-phrase.it.ts';
import { struttureMessages } from './messages.it.ts';
import { countOf } from './rules/count-of.it.ts';
import { nameOfService } from './servizio-messages.it.ts';

/** What is said of a home to search engines, where words of its own are asked for. */
export const lodgingMessages = {
  persone: 'persone',
  animaliSuRichiesta: 'Su richiesta',
  aPartireDa: (prezzo: string) => `da ${prezzo} a notte`,
  servizio: nameOfService,
  tipi: struttureMessages.tipi,
  inCitta,
  conta: countOf,
  inBreve: (casa: string, misure: string) => `${casa}: ${misure}.`,
};
