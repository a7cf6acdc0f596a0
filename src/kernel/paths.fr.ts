import type { IsTranslation } from './translation.ts';

export const paths = {
  home: '/fr',
  strutture: '/fr/hebergements',
  struttura: '/fr/hebergement',
  cerca: '/fr/recherche',
  filtri: '/fr/recherche/filtres',
  salvate: '/fr/favoris',
  prenotazione: '/fr/reservation',
  pagamentoDemo: '/fr/paiement-demo',
  // Owners' pages are Italian.
  attivazioneDemo: '/pagamento-demo/attivazione',
  termini: '/fr/conditions',
  inserisci: '/inserisci',
  proprietario: '/proprietario',
  confermaEmail: '/conferma-email',
  blog: '/fr/blog',
  newsletterConferma: '/fr/newsletter/confirmer',
  newsletterDisiscrizione: '/fr/newsletter/desinscription',
  comeOrdiniamo: '/fr/notre-classement',
  badgeSicura: '/fr/badge-sicura',
  contatti: '/fr/contact',
  privacy: '/fr/confidentialite',
  iMieiDati: '/fr/mes-donnees',
  apriIMieiDati: '/fr/mes-donnees/ouvrir',
  cookie: '/fr/cookies',
  accessibilita: '/fr/accessibilite',
  attribuzioni: '/fr/sources',
};

true satisfies IsTranslation<typeof import('./paths.it.ts'), typeof import('./paths.fr.ts')>;
