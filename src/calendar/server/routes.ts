import { type CallHandler, handle } from '../../kernel/call.ts';
import { availabilityCall, type CalendarService } from '../contract.ts';

/** The public calls about calendars. */
export function calendarRoutes(calendar: CalendarService): CallHandler[] {
  return [handle(availabilityCall, ({ query }) => calendar.availability(query))];
}
