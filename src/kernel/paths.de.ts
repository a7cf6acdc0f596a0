import type { IsTranslation } from './translation.ts';

export const paths = {
  home: '/de',
  strutture: '/de/unterkuenfte',
  struttura: '/de/unterkunft',
  cerca: '/de/suche',
  filtri: '/de/suche/filter',
  salvate: '/de/merkliste',
  prenotazione: '/de/buchung',
  pagamentoDemo: '/de/testzahlung',
  attivazioneDemo: '/de/testzahlung/aktivierung',
  termini: '/de/bedingungen',
  inserisci: '/de/eintragen',
  proprietario: '/de/gastgeber',
  confermaEmail: '/de/e-mail-bestaetigen',
  blog: '/de/blog',
  newsletterConferma: '/de/newsletter/bestaetigen',
  newsletterDisiscrizione: '/de/newsletter/abmelden',
  comeOrdiniamo: '/de/unsere-reihenfolge',
  badgeSicura: '/de/sicura-siegel',
  contatti: '/de/kontakt',
  privacy: '/de/datenschutz',
  iMieiDati: '/de/meine-daten',
  apriIMieiDati: '/de/meine-daten/oeffnen',
  cookie: '/de/cookies',
  accessibilita: '/de/barrierefreiheit',
  attribuzioni: '/de/quellen',
};

true satisfies IsTranslation<typeof import('./paths.it.ts'), typeof import('./paths.de.ts')>;
