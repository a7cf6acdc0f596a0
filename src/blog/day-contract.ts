import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '../kernel/calendar-date.ts';
import { moderationMessages } from './admin-messages.it.ts';

export const calendarDay = z
  .string({ error: () => moderationMessages.giornoInesistente })
  .transform((text, context): CalendarDate => {
    const date = parseCalendarDate(text);
    if (date !== null) return date;
    context.addIssue({ code: 'custom', message: moderationMessages.giornoInesistente });
    return z.NEVER;
  });
