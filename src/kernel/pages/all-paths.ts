import { ITALIAN, type Language, LANGUAGES, type OwnersLanguage } from '../language.ts';

/** Paths of all pages. Parameters are appended after a slash. The owners' pages exist only in Italian and German. */
const ADDRESSES = {
  home: { it: '/', en: '/en', de: '/de', fr: '/fr' },
  strutture: { it: '/strutture', en: '/en/homes', de: '/de/unterkuenfte', fr: '/fr/hebergements' },
  struttura: { it: '/struttura', en: '/en/home', de: '/de/unterkunft', fr: '/fr/hebergement' },
  cerca: { it: '/cerca', en: '/en/search', de: '/de/suche', fr: '/fr/recherche' },
  filtri: {
    it: '/cerca/filtri',
    en: '/en/search/filters',
    de: '/de/suche/filter',
    fr: '/fr/recherche/filtres',
  },
  salvate: { it: '/salvate', en: '/en/saved', de: '/de/merkliste', fr: '/fr/favoris' },
  prenotazione: { it: '/prenotazione', en: '/en/booking', de: '/de/buchung', fr: '/fr/reservation' },
  pagamentoDemo: { it: '/pagamento-demo', en: '/en/demo-payment', de: '/de/testzahlung', fr: '/fr/paiement-demo' },
  attivazioneDemo: { it: '/pagamento-demo/attivazione', de: '/de/testzahlung/aktivierung' },
  termini: { it: '/termini', en: '/en/terms', de: '/de/bedingungen', fr: '/fr/conditions' },
  inserisci: { it: '/inserisci', de: '/de/eintragen' },
  proprietario: { it: '/proprietario', de: '/de/gastgeber' },
  confermaEmail: { it: '/conferma-email', de: '/de/e-mail-bestaetigen' },
  blog: { it: '/blog', en: '/en/blog', de: '/de/blog', fr: '/fr/blog' },
  newsletterConferma: {
    it: '/newsletter/conferma',
    en: '/en/newsletter/confirm',
    de: '/de/newsletter/bestaetigen',
    fr: '/fr/newsletter/confirmer',
  },
  newsletterDisiscrizione: {
    it: '/newsletter/disiscrizione',
    en: '/en/newsletter/unsubscribe',
    de: '/de/newsletter/abmelden',
    fr: '/fr/newsletter/desinscription',
  },
  comeOrdiniamo: {
    it: '/come-ordiniamo',
    en: '/en/how-we-sort',
    de: '/de/unsere-reihenfolge',
    fr: '/fr/notre-classement',
  },
  badgeSicura: { it: '/badge-sicura', en: '/en/sicura-badge', de: '/de/sicura-siegel', fr: '/fr/badge-sicura' },
  contatti: { it: '/contatti', en: '/en/contact', de: '/de/kontakt', fr: '/fr/contact' },
  privacy: { it: '/privacy', en: '/en/privacy', de: '/de/datenschutz', fr: '/fr/confidentialite' },
  iMieiDati: { it: '/i-miei-dati', en: '/en/my-data', de: '/de/meine-daten', fr: '/fr/mes-donnees' },
  apriIMieiDati: {
    it: '/i-miei-dati/apri',
    en: '/en/my-data/open',
    de: '/de/meine-daten/oeffnen',
    fr: '/fr/mes-donnees/ouvrir',
  },
  cookie: { it: '/cookie', en: '/en/cookies', de: '/de/cookies', fr: '/fr/cookies' },
  accessibilita: {
    it: '/accessibilita',
    en: '/en/accessibility',
    de: '/de/barrierefreiheit',
    fr: '/fr/accessibilite',
  },
  attribuzioni: { it: '/attribuzioni', en: '/en/credits', de: '/de/quellen', fr: '/fr/sources' },
} satisfies Record<string, Words>;

const OWNER_WORDS = {
  entra: { it: 'entra', de: 'anmelden' },
  indirizzo: { it: 'indirizzo', de: 'adresse' },
  prenotazioni: { it: 'prenotazioni', de: 'buchungen' },
  strutture: { it: 'strutture', de: 'unterkuenfte' },
  modifica: { it: 'modifica', de: 'bearbeiten' },
  calendario: { it: 'calendario', de: 'kalender' },
  freschezza: { it: 'freschezza', de: 'aktualitaet' },
  condizioni: { it: 'condizioni', de: 'bedingungen' },
} satisfies Record<string, Words>;

type Words = Record<Language, string> | Record<OwnersLanguage, string>;

export type Page = keyof typeof ADDRESSES;
export type Paths = Readonly<Record<Page, string>>;
export type OwnerWords = Readonly<Record<keyof typeof OWNER_WORDS, string>>;

const wordIn = (words: Partial<Record<Language, string>> & Record<OwnersLanguage, string>, language: Language) =>
  words[language] ?? words[ITALIAN];

function byLanguages<Key extends string>(table: Record<Key, Words>): Record<Language, Record<Key, string>> {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries<Words>(table).map(([key, words]) => [key, wordIn(words, language)]));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `fromEntries` does not type the keys
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    Record<Key, string>
  >;
}

/** Paths by language. Only the server has this table; a client build contains the paths of one language (`scripts/page-language.ts`). */
export const ALL_PATHS: Record<Language, Paths> = byLanguages(ADDRESSES);

export const ALL_OWNER_WORDS: Record<Language, OwnerWords> = byLanguages(OWNER_WORDS);

export const hasLanguage = (page: Page, language: Language): boolean => language in ADDRESSES[page];
