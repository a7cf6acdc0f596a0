import type { IsTranslation } from '../../../kernel/translation.ts';

/** Of an address that names no home. */
export const questaCasaNonCe = 'We can’t find that place';
export const nessunaCasaHaQuestoIndirizzo =
  'No place on Ospitalia has this address: perhaps it wasn’t copied correctly.';
export const guardaLeCase = (inCitta: string) => `See the places to stay ${inCitta}`;

true satisfies IsTranslation<
  typeof import('./read-struttura-messages.it.ts'),
  typeof import('./read-struttura-messages.en.ts')
>;
