import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const caseVicine = (hasStay: boolean) => (hasStay ? 'Nearby homes, available on your dates' : 'Nearby homes');
export const altreEntro = (km: number, hasStay: boolean) =>
  `Other homes within ${formatCount(km)} km${hasStay ? ', available on your dates' : ''}`;
/** After an address; a number stays beside what it counts. */
export const aKm = (address: string, km: number) => `${address}, ${formatCount(km)}\u00a0km away`;
export const intantoQueste = 'Meanwhile, these homes are open';
export const lePiuGrandi = 'Meanwhile, the largest homes';
/** Above homes that were not asked for: which wishes they were not chosen by. */
export const senzaContare = (wishes: readonly string[]) => `Not taken into account here: ${wishes.join(', ')}.`;

true satisfies IsTranslation<
  typeof import('./other-homes-messages.it.ts'),
  typeof import('./other-homes-messages.en.ts')
>;
