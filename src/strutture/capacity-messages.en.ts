import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Capacity } from './rules/capacity.ts';
import { countOf } from './rules/count-of.en.ts';

const inCamere = ({ posti, camere }: Capacity) => `Beds for ${formatCount(posti)} in ${countOf(camere, 'camera')}`;

export const postiDetti: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${inCamere(capacity)}, up to ${capacity.ospiti} per room`,
  equalRooms: (capacity) => `${inCamere(capacity)}, ${capacity.ospiti} per room`,
  noRooms: inCamere,
};

true satisfies IsTranslation<typeof import('./capacity-messages.it.ts'), typeof import('./capacity-messages.en.ts')>;
