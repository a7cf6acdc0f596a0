import type { IsTranslation } from '../kernel/translation.ts';

/** Why a stay is a request though its owner accepts at once: it arrives today, and the owner's hour has come (ADR 0154). `hour` 0: all day. */
export const primaDiPagare = (hour: number) =>
  hour === 0
    ? 'Anreise heute. Wir fragen zuerst den Gastgeber.'
    : `Anreise heute. Ab ${hour}:00 Uhr fragen wir zuerst den Gastgeber.`;
export const perOspite = 'Der Aufenthalt beginnt am Tag der Anfrage. Deshalb bestätigt der Gastgeber zuerst.';

true satisfies IsTranslation<typeof import('./same-day-messages.it.ts'), typeof import('./same-day-messages.de.ts')>;
