import { formatCount } from '../../../kernel/format-count.ts';

export const caseVicine = (hasStay: boolean) => (hasStay ? 'Case vicine, libere nelle tue date' : 'Case vicine');
export const altreEntro = (km: number, hasStay: boolean) =>
  `Altre case entro ${formatCount(km)} km${hasStay ? ', libere nelle tue date' : ''}`;
/** After an address; a number stays beside what it counts. */
export const aKm = (address: string, km: number) => `${address}, a\u00a0${formatCount(km)}\u00a0km`;
export const intantoQueste = 'Intanto, guarda queste case';
export const lePiuGrandi = 'Intanto, le case più grandi';
/** Above homes that were not asked for: which wishes they were not chosen by. */
export const senzaContare = (wishes: readonly string[]) => `Qui non abbiamo tenuto conto di: ${wishes.join(', ')}.`;
