import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Capacity } from './rules/capacity.ts';
import { countOf } from './rules/count-of.de.ts';

/** The dative: `countOf` has the nominative. */
const inCamere = ({ posti, camere }: Capacity) =>
  `${countOf(posti, 'posto')} in ${formatCount(camere)} ${pluralDe(camere, { one: 'Zimmer', other: 'Zimmern' })}`;

export const postiDetti: Record<Capacity['kind'], (capacity: Capacity) => string> = {
  whole: ({ posti }) => countOf(posti, 'posto'),
  rooms: (capacity) => `${inCamere(capacity)}, bis zu ${capacity.ospiti} pro Zimmer`,
  equalRooms: (capacity) => `${inCamere(capacity)}, ${capacity.ospiti} pro Zimmer`,
  noRooms: inCamere,
};

true satisfies IsTranslation<typeof import('./capacity-messages.it.ts'), typeof import('./capacity-messages.de.ts')>;
