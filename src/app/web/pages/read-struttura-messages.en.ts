import type { IsTranslation } from '../../../kernel/translation.ts';

/** Of an address that names no home. */
export const questaCasaNonCe = 'There is no such home';
export const nessunaCasaHaQuestoIndirizzo =
  'No home on Ospitalia has this address: perhaps it wasn’t copied correctly.';
export const guardaLeCase = (inCitta: string) => `See the homes ${inCitta}`;

true satisfies IsTranslation<
  typeof import('./read-struttura-messages.it.ts'),
  typeof import('./read-struttura-messages.en.ts')
>;
