import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { keeperCall, propertyInPath } from './fields-contract.ts';
import {
  configurationSchema,
  type CalendarAccess,
  type PropertyCalendarService,
  propertySchema,
} from './property-contract.ts';
import { EXPORT_TARGETS } from './rules/feed.ts';

/** How often an address of ours was read. `last_read`: `null` never. `every_minutes`: on average over the last week. */
const readingsSchema = z.object({
  last_read: z.string().nullable(),
  in_24_hours: z.int(),
  in_7_days: z.int(),
  every_minutes: z.int().nullable(),
});

/** How old what we know of a platform is. `last_success`: `null` it was never read. */
const knowledgeSchema = configurationSchema.pick({
  state: true,
  last_attempt: true,
  last_success: true,
  next_sync: true,
  errore: true,
  failures: true,
  misread_count: true,
});

/** A platform of one unit, both ways. `reads`: `null` it has no address of ours. `known`: `null` we have none of its. */
const platformFreshnessSchema = z.object({
  camera_id: z.int().nullable(),
  platform: z.enum(EXPORT_TARGETS),
  reads: readingsSchema.nullable(),
  known: knowledgeSchema.nullable(),
});
export type PlatformFreshness = z.infer<typeof platformFreshnessSchema>;

/** `GET /api/calendar/freshness/{propertyId}`: how often each platform reads us, and how old what we know of it is. `at`: now. */
export const freshnessCall = defineCall({
  ...keeperCall,
  method: 'GET',
  path: '/api/calendar/freshness/{property_id}',
  summary: 'Quanto è fresco il calendario',
  params: propertyInPath,
  answer: z.object({
    status: z.literal('success'),
    property: propertySchema,
    at: z.string(),
    platforms: z.array(platformFreshnessSchema),
  }),
});
export type FreshnessReport = z.infer<typeof freshnessCall.answer>;

export type KeptCalendarService = PropertyCalendarService & {
  freshnessReport(kept: CalendarAccess): Promise<FreshnessReport>;
};
