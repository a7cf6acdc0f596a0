import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_STAY } from '../../../stay/rules/selection.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import type { StrutturaCard } from '../../../strutture/contract.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';

export function undatedTile(card: StrutturaCard, today: CalendarDate): TileStruttura {
  return tileOf(card, stayOnCard(card, NO_STAY, today));
}
