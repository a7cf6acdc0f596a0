import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { readListAddress } from '../../stay/rules/list-address.ts';
import type { ListStay } from '../../stay/rules/stay-address.ts';

/** The stay that the address of a list page asks for; what cannot be counts as not chosen. */
export function readStay(request: Request, today: CalendarDate): ListStay {
  return readListAddress(Object.fromEntries(new URL(request.url).searchParams), today);
}
