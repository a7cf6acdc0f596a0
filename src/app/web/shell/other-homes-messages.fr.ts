import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const caseVicine = (hasStay: boolean) =>
  hasStay ? 'Hébergements à proximité, disponibles à vos dates' : 'Hébergements à proximité';
export const altreEntro = (km: number, hasStay: boolean) =>
  `D’autres hébergements à moins de ${formatCount(km)} km${hasStay ? ', disponibles à vos dates' : ''}`;
/** After an address; a number stays beside what it counts. */
export const aKm = (address: string, km: number) => `${address}, à ${formatCount(km)} km`;
export const intantoQueste = 'En attendant, découvrez ces hébergements';
export const lePiuGrandi = 'En attendant, les plus grands hébergements';
/** Above homes that were not asked for: which wishes they were not chosen by. */
export const senzaContare = (wishes: readonly string[]) =>
  `Ici, nous n’avons pas tenu compte de : ${wishes.join(', ')}.`;

true satisfies IsTranslation<
  typeof import('./other-homes-messages.it.ts'),
  typeof import('./other-homes-messages.fr.ts')
>;
