import type { IsTranslation } from '../kernel/translation.ts';
import type { Lingua } from './rules/lingue.ts';

export const letti = {
  '1_matrimoniale': '1 Doppelbett',
  '2_singoli': '2 Einzelbetten',
  '1_matrimoniale_1_singolo': '1 Doppelbett und 1 Einzelbett',
  '1_matrimoniale_2_singoli': '1 Doppelbett und 2 Einzelbetten',
  '2_matrimoniali': '2 Doppelbetten',
  '3_singoli': '3 Einzelbetten',
  '4_singoli': '4 Einzelbetten',
  letti_castello: 'Stockbetten',
  divano_letto: 'Schlafsofa',
} as const;

/** Classes of a CIN: ISTAT's classes of accommodation that a struttura of ours can have. */
export const classiCin = {
  B4: 'gewerblich vermietete Unterkünfte',
  B5: 'Urlaub auf dem Bauernhof',
  C1: 'Bed & Breakfast',
  C2: 'andere privat vermietete Unterkünfte',
} as const;

/** Languages as one says that somebody speaks them. */
export const lingue: Record<Lingua, string> = {
  it: 'Italienisch',
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
  es: 'Spanisch',
  pt: 'Portugiesisch',
  nl: 'Niederländisch',
  pl: 'Polnisch',
  ru: 'Russisch',
  uk: 'Ukrainisch',
  zh: 'Chinesisch',
  lis: 'Italienische Gebärdensprache',
};

true satisfies IsTranslation<typeof import('./detail-messages.it.ts'), typeof import('./detail-messages.de.ts')>;
