import type { ExportTarget } from '../../rules/feed.ts';

/** The colours of a platform; any other calendar has ours. */
export const PLATFORM_LOOK: Record<ExportTarget, string> = {
  airbnb: 'calendar-airbnb',
  booking: 'calendar-booking',
  vrbo: 'calendar-vrbo',
  altro: 'calendar-ospitalia',
};
