import type { IsTranslation } from '../kernel/translation.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import type { Modalita } from './rules/booking.ts';

export const paymentMessages = {
  title: { immediata: 'Book and pay', su_richiesta: 'Request to book' } satisfies Record<Modalita, string>,
  come: {
    immediata: 'You pay now by card on the secure payment page: your booking is confirmed straight away.',
    su_richiesta:
      'The owner has 24 hours to answer. On the payment page you authorise the amount: you are charged only if the owner accepts.',
  } satisfies Record<Modalita, string>,
  /** In the place of `come.su_richiesta` where the stay arrives today. */
  comePerOggi:
    'The owner can answer until 11:59\u00a0pm today, Italian time; after that the request expires. On the payment page you authorise the amount: you are charged only if the owner accepts.',
  button: (modalita: Modalita, total: number) => {
    const amount = formatEuro(asCents(total));
    return modalita === 'immediata' ? `Go to payment: ${amount}` : `Request to book for ${amount}`;
  },
  nuovoTotale: (total: number) => `New total: ${formatEuro(asCents(total))}`,
  altreCamere: 'Still available for the same nights:',
  prendiCamera: (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} in all`,
  controlla: 'Check the fields marked below.',
};

true satisfies IsTranslation<typeof import('./payment-messages.it.ts'), typeof import('./payment-messages.en.ts')>;
