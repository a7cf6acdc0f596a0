import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { managerCall, propertyInPath } from './fields-contract.ts';
import {
  configurationSchema,
  type CalendarAccess,
  type PropertyCalendarService,
  propertySchema,
} from './property-contract.ts';
import { EXPORT_TARGETS } from './rules/feed.ts';

/** How often a platform reads an export address. `last_read`: `null` if never. `every_minutes`: average over the last week. */
const readingsSchema = z.object({
  last_read: z.string().nullable(),
  in_24_hours: z.int(),
  in_7_days: z.int(),
  every_minutes: z.int().nullable(),
});

/** Age of our data from a platform. `last_success`: `null` if it was never read. */
const knowledgeSchema = configurationSchema.pick({
  state: true,
  last_attempt: true,
  last_success: true,
  next_sync: true,
  errore: true,
  failures: true,
  misread_count: true,
});

/** Both directions of one platform and unit. `reads`: `null` if the platform has no export address. `known`: `null` if it has no feed. */
const platformFreshnessSchema = z.object({
  camera_id: z.int().nullable(),
  platform: z.enum(EXPORT_TARGETS),
  reads: readingsSchema.nullable(),
  known: knowledgeSchema.nullable(),
});
export type PlatformFreshness = z.infer<typeof platformFreshnessSchema>;

/**
 * `GET /api/calendar/freshness/{propertyId}`: how often each platform reads our calendar, and how old its own data is. `at`: the
 * current time.
 */
export const freshnessCall = defineCall({
  ...managerCall,
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

export type ManagedCalendarService = PropertyCalendarService & {
  freshnessReport(access: CalendarAccess): Promise<FreshnessReport>;
};
