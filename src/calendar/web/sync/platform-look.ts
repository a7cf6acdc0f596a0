import type { ExportTarget } from '../../rules/feed.ts';

export const PLATFORM_LOOK: Record<ExportTarget, string> = {
  airbnb: 'calendar-airbnb',
  booking: 'calendar-booking',
  vrbo: 'calendar-vrbo',
  altro: 'calendar-ospitalia',
};
