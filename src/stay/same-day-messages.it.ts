import { atClock } from '../kernel/italian-clock.ts';

/** Why a stay is a request though its owner accepts at once: it arrives today, and the owner's hour has come (ADR 0154). `hour` 0: all day. */
export const primaDiPagare = (hour: number) =>
  hour === 0
    ? 'Arrivo oggi: prima chiediamo conferma al proprietario.'
    : `Arrivo oggi: ${atClock('dalle', `${hour}:00`)} chiediamo prima conferma al proprietario.`;
export const perOspite =
  'Il soggiorno comincia il giorno stesso della richiesta: per questo il proprietario conferma prima.';
