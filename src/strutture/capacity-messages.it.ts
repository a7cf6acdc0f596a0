import type { Capacity } from './rules/capacity.ts';
import { countOf } from './rules/count-of.it.ts';

const inCamere = ({ posti, camere }: Capacity) => `${countOf(posti, 'posto')} in ${countOf(camere, 'camera')}`;

/** Beds, and how many of them one booking takes. */
export const postiDetti: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${inCamere(capacity)}, fino a ${capacity.ospiti} per camera`,
  equalRooms: (capacity) => `${inCamere(capacity)}, ${capacity.ospiti} per camera`,
  noRooms: inCamere,
};
