import type { IsTranslation } from '../kernel/translation.ts';
import type { Lingua } from './rules/lingue.ts';

/** What one sleeps on. Apart from `messages.fr.ts`, which lists load, too. */
export const letti = {
  '1_matrimoniale': '1 lit double',
  '2_singoli': '2 lits simples',
  '1_matrimoniale_1_singolo': '1 lit double et 1 simple',
  '1_matrimoniale_2_singoli': '1 lit double et 2 simples',
  '2_matrimoniali': '2 lits doubles',
  '3_singoli': '3 lits simples',
  '4_singoli': '4 lits simples',
  letti_castello: 'Lits superposés',
  divano_letto: 'Canapé-lit',
};

/** Classes of a CIN: ISTAT's classes of accommodation that a struttura of ours can have. */
export const classiCin = {
  B4: 'logements loués à titre professionnel',
  B5: 'agritourismes',
  C1: 'chambres d’hôtes (bed and breakfast)',
  C2: 'autres logements privés en location',
};

/** Languages as one says that somebody speaks them. */
export const lingue: Record<Lingua, string> = {
  it: 'italien',
  en: 'anglais',
  de: 'allemand',
  fr: 'français',
  es: 'espagnol',
  pt: 'portugais',
  nl: 'néerlandais',
  pl: 'polonais',
  ru: 'russe',
  uk: 'ukrainien',
  zh: 'chinois',
  lis: 'langue des signes italienne',
};

true satisfies IsTranslation<typeof import('./detail-messages.it.ts'), typeof import('./detail-messages.fr.ts')>;
