import { atClock } from '../kernel/italian-clock.ts';

/** Told to the owner of a request that arrives on the day it was sent. `hour`: from which they want to be asked; 0: all day. */
export const perProprietario = (hour: number) =>
  hour === 0
    ? 'L’arrivo è il giorno stesso della richiesta: come hai scelto, prima ti chiediamo conferma.'
    : `L’arrivo è il giorno stesso, e la richiesta è arrivata dopo ${atClock('le', `${hour}:00`)}: come hai scelto, prima ti chiediamo conferma.`;
