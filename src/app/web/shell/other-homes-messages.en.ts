import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const caseVicine = (hasStay: boolean) => (hasStay ? 'Nearby places, available on your dates' : 'Nearby places');
export const altreEntro = (km: number, hasStay: boolean) =>
  `Other places within ${formatCount(km)} km${hasStay ? ', available on your dates' : ''}`;
/** After an address; a number stays beside what it counts. */
export const aKm = (address: string, km: number) => `${address}, ${formatCount(km)}\u00a0km away`;
export const intantoQueste = 'Meanwhile, have a look at these';
export const lePiuGrandi = 'Meanwhile, the largest places';
/** Above homes that were not asked for: which wishes they were not chosen by. */
export const senzaContare = (wishes: readonly string[]) => `Not taken into account here: ${wishes.join(', ')}.`;

true satisfies IsTranslation<
  typeof import('./other-homes-messages.it.ts'),
  typeof import('./other-homes-messages.en.ts')
>;
