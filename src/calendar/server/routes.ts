import { type CallHandler, handle } from '../../kernel/call.ts';
import { availabilityCall, type CalendarService } from '../contract.ts';

export function calendarRoutes(calendar: CalendarService): CallHandler[] {
  return [handle(availabilityCall, ({ query }) => calendar.availability(query))];
}
