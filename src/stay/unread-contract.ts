import { z } from 'zod';
import { PLATFORMS } from '../calendar/rules/feed.ts';

/** A platform whose calendar could not be read when a stay was asked for. `since`: its last good reading, or when it was added. */
export const unreadCalendarSchema = z.object({ platform: z.enum(PLATFORMS), since: z.string() });
export type UnreadCalendarOnWire = z.infer<typeof unreadCalendarSchema>;
