import { type CallHandler, handle } from '../../kernel/call.ts';
import { availabilityCall, type CalendarService } from '../contract.ts';

export function calendarRoutes(calendar: CalendarService): CallHandler[] {
  return [
    handle(availabilityCall, async ({ query, cacheBy }) => {
      const { struttura_id, days } = await calendar.availability(query);
      cacheBy([`s:${struttura_id}`, `nights:${struttura_id}`]);
      return days;
    }),
  ];
}
