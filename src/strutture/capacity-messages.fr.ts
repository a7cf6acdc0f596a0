import type { IsTranslation } from '../kernel/translation.ts';
import type { Capacity } from './rules/capacity.ts';
import { countOf } from './rules/count-of.fr.ts';

const inCamere = ({ posti, camere }: Capacity) => `${countOf(posti, 'posto')} dans ${countOf(camere, 'camera')}`;

export const postiDetti: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${inCamere(capacity)}, jusqu’à ${capacity.ospiti} par chambre`,
  equalRooms: (capacity) => `${inCamere(capacity)}, ${capacity.ospiti} par chambre`,
  noRooms: inCamere,
};

true satisfies IsTranslation<typeof import('./capacity-messages.it.ts'), typeof import('./capacity-messages.fr.ts')>;
