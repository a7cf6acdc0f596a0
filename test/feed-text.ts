export type FeedTextEvent = { start: string; end: string; uid?: string; summary?: string };

const PRODUCTS = {
  airbnb: '-//Airbnb Inc//Hosting Calendar 1.0//EN',
  booking: '-//admin.booking.com//NONSGML v1.0//EN',
  vrbo: '-//HomeAway.com, Inc.//EN',
};

const compact = (date: string) => date.replaceAll('-', '');

/** Returns a feed with the given events. `test/feed-server.ts` replaces `{{DTSTAMP}}` in every event with the time of the request. */
export function feedText(platform: keyof typeof PRODUCTS, events: readonly FeedTextEvent[]): string {
  const lines = events.flatMap(({ start, end, uid = `${start}@${platform}.com`, summary = 'Reserved' }) => [
    'BEGIN:VEVENT',
    'DTSTAMP:{{DTSTAMP}}',
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${platform === 'booking' ? 'CLOSED - Not available' : summary}`,
    `UID:${uid}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', `PRODID:${PRODUCTS[platform]}`, 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Returns a feed with an additional event whose recurrence rule is invalid. */
export function misreadText(events: readonly FeedTextEvent[] = [], start = '2026-11-26'): string {
  const misread = [
    'BEGIN:VEVENT',
    'DTSTAMP:{{DTSTAMP}}',
    `DTSTART;VALUE=DATE:${compact(start)}`,
    'DURATION:P2D',
    'RRULE:FREQ=SOMETIMES;COUNT=3',
    'SUMMARY:Mario Rossi',
    'UID:ripete@booking.com',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return feedText('booking', events).replace('END:VCALENDAR', misread.join('\r\n'));
}
