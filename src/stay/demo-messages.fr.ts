import type { IsTranslation } from '../kernel/translation.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';

/** Apart: who asks for a card loads it without all that the server says. */
export const cartaMancante = 'Écrivez le numéro de la carte de test.';

export const demoMessages = {
  finto: 'Paiement de démonstration : aucun argent ne circule. Utilisez seulement les cartes de test.',
  attivazioneFinta: 'Inscription de démonstration : aucune donnée ne sort d’ici et aucun argent ne circule.',
  paga: (cents: number) => `Payer ${formatEuro(asCents(cents))}`,
  autorizza: (cents: number) => `Autoriser ${formatEuro(asCents(cents))}`,
  autorizzazione: 'La carte est seulement autorisée : elle est débitée si le propriétaire accepte, dans les 24 heures.',
  inCorso: 'Un instant…',
  scadenza: 'Écrivez une date d’expiration à venir, par exemple 12 / 34.',
  cvc: 'Écrivez un code à trois chiffres, par exemple 123.',
  titolare: 'Écrivez le nom inscrit sur la carte.',
  nonRiuscito: 'Cela n’a pas marché. Vérifiez la connexion et réessayez.',
  giaPagato: 'Ce paiement a déjà été effectué.',
  scaduto: 'Ce paiement a expiré : les dates sont de nouveau libres.',
  carte: [
    { numero: '4242 4242 4242 4242', esito: 'Paiement réussi' },
    { numero: '4000 0000 0000 0002', esito: 'Carte refusée' },
    { numero: '4000 0000 0000 9995', esito: 'Fonds insuffisants' },
  ],
} as const;

true satisfies IsTranslation<typeof import('./demo-messages.it.ts'), typeof import('./demo-messages.fr.ts')>;
