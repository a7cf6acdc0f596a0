import type { IsTranslation } from '../kernel/translation.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';

/** Apart: who asks for a card loads it without all that the server says. */
export const cartaMancante = 'Enter the number of the test card.';

export const demoMessages = {
  finto: 'Demo payment: no money changes hands. Use the test cards only.',
  attivazioneFinta: 'Demo sign-up: no data leaves this page and no money changes hands.',
  paga: (cents: number) => `Pay ${formatEuro(asCents(cents))}`,
  autorizza: (cents: number) => `Authorise ${formatEuro(asCents(cents))}`,
  autorizzazione: 'The amount is only held on your card: you are charged only if the owner accepts in time.',
  inCorso: 'One moment…',
  scadenza: 'Enter an expiry date in the future, for example 12\u00a0/\u00a034.',
  cvc: 'Enter a three-digit code, for example 123.',
  titolare: 'Enter the name on the card.',
  nonRiuscito: 'That didn’t work. Check your connection and try again.',
  giaPagato: 'This payment has already been completed.',
  scaduto: 'This payment has expired: the dates are available again.',
  carte: [
    { numero: '4242 4242 4242 4242', esito: 'Payment succeeds' },
    { numero: '4000 0000 0000 0002', esito: 'Card declined' },
    { numero: '4000 0000 0000 9995', esito: 'Insufficient funds' },
  ],
} as const;

true satisfies IsTranslation<typeof import('./demo-messages.it.ts'), typeof import('./demo-messages.en.ts')>;
