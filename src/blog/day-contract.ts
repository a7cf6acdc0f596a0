import { z } from 'zod';
import { type CalendarDate, parseCalendarDate } from '../kernel/dates/calendar-date.ts';
import * as messages from './messages/admin.ts';

export const calendarDay = z
  .string({ error: () => messages.nonexistentDay })
  .transform((text, context): CalendarDate => {
    const date = parseCalendarDate(text);
    if (date !== null) return date;
    context.addIssue({ code: 'custom', message: messages.nonexistentDay });
    return z.NEVER;
  });
