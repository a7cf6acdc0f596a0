import type { IsTranslation } from './translation.ts';
import { pageFaultMessages } from './page-fault-messages.en.ts';
import { pluralEn } from './plural.ts';

export const kernelMessages = {
  ...pageFaultMessages,
  richiestaNonValida: 'This request isn’t valid. Check what you entered and try again.',
  metodoNonConsentito: 'This isn’t allowed.',
  nonAutenticato: 'You need to be signed in. Please sign in again.',
  nonAutorizzato: 'You don’t have permission to do this.',
  provaScaduta: 'Please confirm once more that it’s you, then try again.',
  // The panel is Italian, and so is the name of its window.
  secondoFattoreMancante:
    'This needs a second factor. Turn on a passkey or codes in the “Sicurezza” window, then try again.',
  origineNonConsentita: 'The request was refused for security reasons. Reload the page.',
  formatoNonSupportato: 'This format isn’t supported.',
  troppoGrande: 'What you sent is too large.',
  richiestaLenta: 'The request took too long. Please try again.',
  richiestaTroppoLunga: 'The request is too long.',
  parametroRipetuto: 'One parameter is given more than once.',
  datiNonValidi: 'Some of the details aren’t valid. Check them and try again.',
  letterePrimaDellaChiocciola:
    'There are accented or non-Latin letters before the @, which many mail servers refuse. Enter another address.',
  troppeRichieste: (seconds: number) => {
    if (seconds <= 90)
      return `Too many requests. Try again in ${pluralEn(seconds, { one: '1 second', other: `${seconds} seconds` })}.`;
    return `Too many requests. Try again in ${Math.ceil(seconds / 60)} minutes.`;
  },
  servizioNonDisponibile: 'The service is unavailable at the moment. Try again in a few minutes.',
  troppeVisite: 'There are too many visitors right now. Try again in a few seconds.',
  indirizzoNonNostro: 'This site doesn’t answer at this address. Check the link and try again.',
  solaLettura:
    'We are making room on our servers: for now you can view everything, but not send or change anything. Try again later.',
  nienteFoto: 'We are making room on our servers: for now we can’t take new photos. Try again later.',
  dataInesistente: 'That date doesn’t exist.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
