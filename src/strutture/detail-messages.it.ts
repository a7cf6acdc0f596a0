import type { Lingua } from './rules/lingue.ts';

/** What one sleeps on. Apart from `messages.it.ts`, which lists load, too. */
export const letti = {
  '1_matrimoniale': '1 letto matrimoniale',
  '2_singoli': '2 letti singoli',
  '1_matrimoniale_1_singolo': '1 letto matrimoniale e 1 singolo',
  '1_matrimoniale_2_singoli': '1 letto matrimoniale e 2 singoli',
  '2_matrimoniali': '2 letti matrimoniali',
  '3_singoli': '3 letti singoli',
  '4_singoli': '4 letti singoli',
  letti_castello: 'Letti a castello',
  divano_letto: 'Divano letto',
} as const;

/** Classes of a CIN: ISTAT's classes of accommodation that a struttura of ours can have. */
export const classiCin = {
  B4: 'alloggi in affitto gestiti in forma imprenditoriale',
  B5: 'agriturismi',
  C1: 'bed and breakfast',
  C2: 'altri alloggi privati in affitto',
} as const;

/** Languages as one says that somebody speaks them. */
export const lingue: Record<Lingua, string> = {
  it: 'italiano',
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
  es: 'spagnolo',
  pt: 'portoghese',
  nl: 'olandese',
  pl: 'polacco',
  ru: 'russo',
  uk: 'ucraino',
  zh: 'cinese',
  lis: 'lingua dei segni italiana',
};
