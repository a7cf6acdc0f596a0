import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '../kernel/dates/calendar-date.ts';
import { EXPORT_TARGETS, MISREAD_REASONS, PLATFORMS } from './rules/feed.ts';
import { visitorMessages } from '../kernel/messages/by-request.ts';
import { ownerMessages, visitorMessages as calendarVisitorMessages } from './messages/by-request.ts';

const MAX_ID = 2_147_483_647;

export const nothing = z.object({});

export const managerCall = {
  hasUnprefixedPath: false,
  guard: 'ownerOrAdmin',
  params: nothing,
  query: nothing,
} as const;

export const calendarDate = z
  .string({ error: () => visitorMessages().dateNotFound })
  .transform((text, context): CalendarDate => {
    const date = parseCalendarDate(text);
    if (date !== null) return date;
    context.addIssue({ code: 'custom', message: visitorMessages().dateNotFound });
    return z.NEVER;
  });

export const idInPath = (error: () => string) =>
  z
    .string({ error })
    .regex(/^[1-9]\d{0,8}$/, { error })
    .transform(Number);
export const propertyInPath = z.object({ property_id: idInPath(() => ownerMessages().calendarNotFound) });
export const cameraInQuery = idInPath(() => calendarVisitorMessages().roomNotFound).optional();
export const platform = z.enum(PLATFORMS, { error: () => ownerMessages().platformInvalid });
export const exportTarget = z.enum(EXPORT_TARGETS, { error: () => ownerMessages().platformInvalid });

/** An event that was not fully understood; `nights` contains the nights that it may affect. */
export const misreadSchema = z.object({
  reason: z.enum(MISREAD_REASONS),
  nights: z.object({ start: z.string(), end: z.string() }),
  written: z.string(),
});

const idInBody = (error: () => string) => z.int({ error }).min(1, { error }).max(MAX_ID, { error });

export const unitFields = {
  property_id: idInBody(() => ownerMessages().calendarNotFound),
  camera_id: idInBody(() => calendarVisitorMessages().roomNotFound).nullish(),
};
