import { formatClock } from '../kernel/format-clock.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** Why a stay is a request though its owner accepts at once: it arrives today, and the owner's hour has come (ADR 0154). `hour` 0: all day. */
export const primaDiPagare = (hour: number) =>
  hour === 0
    ? 'Arrivée aujourd’hui : nous demandons d’abord la confirmation du propriétaire.'
    : `Arrivée aujourd’hui : à partir de ${formatClock(`${hour}:00`)}, nous demandons d’abord la confirmation du propriétaire.`;
export const perOspite =
  'Le séjour commence le jour même de la demande : c’est pourquoi le propriétaire confirme d’abord.';

true satisfies IsTranslation<typeof import('./same-day-messages.it.ts'), typeof import('./same-day-messages.fr.ts')>;
