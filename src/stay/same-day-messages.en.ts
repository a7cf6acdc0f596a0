import { formatClock } from '../kernel/format-clock.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** Why a stay is a request though its owner accepts at once: it arrives today, and the owner's hour has come (ADR 0154). `hour` 0: all day. */
export const primaDiPagare = (hour: number) =>
  hour === 0
    ? 'Arriving today: we ask the owner to confirm first.'
    : `Arriving today: from ${formatClock(`${hour}:00`)} we ask the owner to confirm first.`;
export const perOspite = 'Your stay starts on the day of your request: that is why the owner confirms first.';

true satisfies IsTranslation<typeof import('./same-day-messages.it.ts'), typeof import('./same-day-messages.en.ts')>;
