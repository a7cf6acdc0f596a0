import { formatCount } from '../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseVicine = (hasStay: boolean) =>
  hasStay ? 'In der Nähe und frei zu Ihren Reisedaten' : 'Unterkünfte in der Nähe';
export const altreEntro = (km: number, hasStay: boolean) =>
  `Weitere Unterkünfte im Umkreis von ${formatCount(km)} km${hasStay ? ', frei zu Ihren Reisedaten' : ''}`;
export const aKm = (address: string, km: number) => `${address}, ${formatCount(km)}\u00a0km entfernt`;
export const intantoQueste = 'Schauen Sie solange hier vorbei';
export const lePiuGrandi = 'Die größten Unterkünfte';
export const senzaContare = (wishes: readonly string[]) => `Hier ohne: ${wishes.join(', ')}.`;

true satisfies IsTranslation<
  typeof import('./other-homes-messages.it.ts'),
  typeof import('./other-homes-messages.de.ts')
>;
