import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { readListAddress } from '../../stay/rules/list-address.ts';
import type { ListStay } from '../../stay/rules/stay-address.ts';

/** Reads the stay from the URL. Ignores an invalid stay. */
export function readStay(request: Request, today: CalendarDate): ListStay {
  return readListAddress(Object.fromEntries(new URL(request.url).searchParams), today);
}
