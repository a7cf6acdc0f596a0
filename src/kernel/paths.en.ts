import type { IsTranslation } from './translation.ts';

export const paths = {
  home: '/en',
  strutture: '/en/homes',
  struttura: '/en/home',
  cerca: '/en/search',
  filtri: '/en/search/filters',
  salvate: '/en/saved',
  prenotazione: '/en/booking',
  pagamentoDemo: '/en/demo-payment',
  // Owners' pages are Italian.
  attivazioneDemo: '/pagamento-demo/attivazione',
  termini: '/en/terms',
  inserisci: '/inserisci',
  proprietario: '/proprietario',
  confermaEmail: '/conferma-email',
  blog: '/en/blog',
  newsletterConferma: '/en/newsletter/confirm',
  newsletterDisiscrizione: '/en/newsletter/unsubscribe',
  comeOrdiniamo: '/en/how-we-sort',
  badgeSicura: '/en/sicura-badge',
  contatti: '/en/contact',
  privacy: '/en/privacy',
  iMieiDati: '/en/my-data',
  apriIMieiDati: '/en/my-data/open',
  cookie: '/en/cookies',
  accessibilita: '/en/accessibility',
  attribuzioni: '/en/credits',
};

true satisfies IsTranslation<typeof import('./paths.it.ts'), typeof import('./paths.en.ts')>;
