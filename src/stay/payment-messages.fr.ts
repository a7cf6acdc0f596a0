import type { IsTranslation } from '../kernel/translation.ts';
import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import type { Modalita } from './rules/booking.ts';

export const paymentMessages = {
  title: { immediata: 'Réserver et payer', su_richiesta: 'Demander confirmation' } satisfies Record<Modalita, string>,
  come: {
    immediata:
      'Vous payez maintenant par carte sur la page de paiement sécurisée : la réservation est confirmée tout de suite.',
    su_richiesta:
      'Le propriétaire a 24 heures pour répondre. Sur la page du paiement, vous autorisez le montant : il n’est débité que s’il accepte.',
  } satisfies Record<Modalita, string>,
  /** In the place of `come.su_richiesta` where the stay arrives today. */
  comePerOggi:
    'Le propriétaire peut répondre aujourd’hui jusqu’à 23\u00a0h\u00a059, heure italienne ; ensuite, la demande expire. Sur la page du paiement, vous autorisez le montant : il n’est débité que s’il accepte.',
  button: (modalita: Modalita, total: number) => {
    const amount = formatEuro(asCents(total));
    return modalita === 'immediata' ? `Passer au paiement de ${amount}` : `Demander confirmation pour ${amount}`;
  },
  nuovoTotale: (total: number) => `Nouveau total : ${formatEuro(asCents(total))}`,
  altreCamere: 'Encore disponibles pour les mêmes nuits :',
  prendiCamera: (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} au total`,
  controlla: 'Vérifiez les champs signalés.',
};

true satisfies IsTranslation<typeof import('./payment-messages.it.ts'), typeof import('./payment-messages.fr.ts')>;
