import { nameOfService } from './servizio-messages.it.ts';

/** What is said of a home to search engines, where words of its own are asked for. */
export const lodgingMessages = {
  persone: 'persone',
  animaliSuRichiesta: 'Su richiesta',
  aPartireDa: (prezzo: string) => `da ${prezzo} a notte`,
  servizio: nameOfService,
};
