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

/** A platform's imports of our calendar; `every_minutes` is the average interval over the last week. */
const readingsSchema = z.object({
  last_read: z.string().nullable(),
  in_24_hours: z.int(),
  in_7_days: z.int(),
  every_minutes: z.int().nullable(),
});

/** The state of a platform's feed. `last_success` is `null` if no poll has succeeded yet. */
const knowledgeSchema = configurationSchema.pick({
  state: true,
  last_attempt: true,
  last_success: true,
  next_sync: true,
  errore: true,
  failures: true,
  misread_count: true,
});

/** `reads` describes the platform's imports of our calendar; `known` describes our polls of the platform's feed. */
const platformFreshnessSchema = z.object({
  camera_id: z.int().nullable(),
  platform: z.enum(EXPORT_TARGETS),
  reads: readingsSchema.nullable(),
  known: knowledgeSchema.nullable(),
});
export type PlatformFreshness = z.infer<typeof platformFreshnessSchema>;

/** Returns how often each platform imports our calendar, and how old our data from that platform is. */
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
