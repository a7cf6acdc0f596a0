import type { IsTranslation } from '../../../kernel/translation.ts';
import { stayMessages } from '../../messages.en.ts';
import type { MinimumRange } from '../../rules/minimum-range.ts';

/** How few nights are too few; nothing where one is enough on all dates. */
export function soggiornoMinimo({ from, to }: MinimumRange, hasRooms: boolean): string | null {
  if (to === 1) return null;
  if (from === to) return `Minimum stay: ${stayMessages.nights(to)}`;
  const by = hasRooms ? 'depending on the room and the dates' : 'depending on the dates';
  return `Minimum stay: ${from} to ${stayMessages.nights(to)}, ${by}`;
}

true satisfies IsTranslation<typeof import('./minimum-messages.it.ts'), typeof import('./minimum-messages.en.ts')>;
