import { stayMessages } from '../../messages.it.ts';
import type { MinimumRange } from '../../rules/minimum-range.ts';

/** How few nights are too few; nothing where one is enough on all dates. */
export function soggiornoMinimo({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Soggiorno minimo: ${stayMessages.nights(to)}`;
  const by = hasRooms ? 'secondo la camera e le date' : 'secondo le date';
  return `Soggiorno minimo: da ${from} a ${stayMessages.nights(to)}, ${by}`;
}
