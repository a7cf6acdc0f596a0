import type { IsTranslation } from '../kernel/translation.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';

/** Apart: who asks for a card loads it without all that the server says. */
export const cartaMancante = 'Indiquez le numéro de la carte de test.';

export const demoMessages = {
  finto: 'Paiement de démonstration : rien n’est débité. Utilisez seulement les cartes de test.',
  attivazioneFinta: 'Inscription de démonstration : aucune donnée ne sort d’ici et aucun paiement n’est réel.',
  paga: (cents: number) => `Payer ${formatEuro(asCents(cents))}`,
  autorizza: (cents: number) => `Autoriser ${formatEuro(asCents(cents))}`,
  autorizzazione:
    'Le montant est seulement autorisé sur la carte : il n’est débité que si le propriétaire accepte à temps.',
  inCorso: 'Un instant…',
  scadenza: 'Indiquez une date d’expiration future, par exemple 12 / 34.',
  cvc: 'Indiquez un code à trois chiffres, par exemple 123.',
  titolare: 'Indiquez le nom inscrit sur la carte.',
  nonRiuscito: 'L’opération n’a pas abouti. Vérifiez votre connexion et réessayez.',
  giaPagato: 'Ce paiement a déjà été effectué.',
  scaduto: 'Ce paiement a expiré : les dates sont de nouveau disponibles.',
  carte: [
    { numero: '4242 4242 4242 4242', esito: 'Paiement réussi' },
    { numero: '4000 0000 0000 0002', esito: 'Carte refusée' },
    { numero: '4000 0000 0000 9995', esito: 'Fonds insuffisants' },
  ],
} as const;

true satisfies IsTranslation<typeof import('./demo-messages.it.ts'), typeof import('./demo-messages.fr.ts')>;
