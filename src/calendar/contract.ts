import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { calendarDate, cameraInQuery, nothing } from './fields-contract.ts';
import { visitorMessages } from './messages/by-request.ts';

/** `is_available` refers to the night that begins on `date`. */
export const availabilityDaySchema = z.object({ date: z.string(), is_available: z.boolean() });
export type AvailabilityDay = z.infer<typeof availabilityDaySchema>;

/** Returns each day's availability, `end_date` included; if it cannot be determined, returns 503, not an empty list. */
export const availabilityCall = defineCall({
  method: 'GET',
  path: '/api/calendar/availability',
  hasUnprefixedPath: false,
  summary: 'Disponibilità notte per notte',
  isCached: true,
  params: nothing,
  query: z.object({
    cin: z
      .string({ error: () => visitorMessages().cinRequired })
      .trim()
      .min(1, { error: () => visitorMessages().cinRequired })
      .max(40, { error: () => visitorMessages().cinRequired }),
    camera_id: cameraInQuery,
    start_date: calendarDate,
    end_date: calendarDate,
  }),
  answer: z.array(availabilityDaySchema),
});

export type AvailabilityQuery = z.output<typeof availabilityCall.query>;

export type CalendarService = {
  availability(query: AvailabilityQuery): Promise<{ struttura_id: number; days: AvailabilityDay[] }>;
};
