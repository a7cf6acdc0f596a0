import type { IsTranslation } from '../kernel/translation.ts';
import type { Lingua } from './rules/lingue.ts';

/** What one sleeps on. Apart from `messages.en.ts`, which lists load, too. */
export const letti = {
  '1_matrimoniale': '1 double bed',
  '2_singoli': '2 single beds',
  '1_matrimoniale_1_singolo': '1 double bed and 1 single',
  '1_matrimoniale_2_singoli': '1 double bed and 2 singles',
  '2_matrimoniali': '2 double beds',
  '3_singoli': '3 single beds',
  '4_singoli': '4 single beds',
  letti_castello: 'Bunk beds',
  divano_letto: 'Sofa bed',
};

/** Classes of a CIN: ISTAT's classes of accommodation that a struttura of ours can have. */
export const classiCin = {
  B4: 'rented accommodation run as a business',
  B5: 'farm stays',
  C1: 'bed and breakfast',
  C2: 'other private accommodation for rent',
};

/** Languages as one says that somebody speaks them. */
export const lingue: Record<Lingua, string> = {
  it: 'Italian',
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  ru: 'Russian',
  uk: 'Ukrainian',
  zh: 'Chinese',
  lis: 'Italian Sign Language',
};

true satisfies IsTranslation<typeof import('./detail-messages.it.ts'), typeof import('./detail-messages.en.ts')>;
