import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { minimumRange } from '../../rules/minimum-stay.ts';
import { offerOf, roomsOnOffer } from './offer-of.ts';
import * as messages from '../../messages/visitor.ts';

/** What a home says of its shortest stays, on all dates that are still to come. */
export function minimumWords(struttura: Struttura, today: CalendarDate): string | null {
  const rooms = roomsOnOffer(struttura);
  const taken = rooms.length === 0 ? [null] : rooms.map(({ id }) => id);
  const prices = taken.map((id) => offerOf(struttura, id).price);
  return messages.minimumStayNotice(minimumRange(prices, today), rooms.length > 1);
}
