import type { IsTranslation } from '../../../kernel/translation.ts';
import { stayMessages } from '../../messages.fr.ts';
import type { MinimumRange } from '../../rules/minimum-range.ts';

/** How few nights are too few; nothing where one is enough on all dates. */
export function soggiornoMinimo({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Séjour minimum : ${stayMessages.nights(to)}`;
  const by = hasRooms ? 'selon la chambre et les dates' : 'selon les dates';
  return `Séjour minimum : de ${from} à ${stayMessages.nights(to)}, ${by}`;
}

true satisfies IsTranslation<typeof import('./minimum-messages.it.ts'), typeof import('./minimum-messages.fr.ts')>;
