import { expect, test } from 'vitest';
import type { Misread, Nights, Platform } from './feed.ts';
import { type DoubtfulFeed, unreadCalendars } from './unread-calendars.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-11-23T09:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);
const NIGHTS = { start: '2026-12-01', end: '2026-12-04' } as Nights;
const feed = (platform: Platform, minutes: number | null, added = 10_000): DoubtfulFeed => {
  const last_read = minutes === null ? null : ago(minutes).getTime();
  return { platform, last_read, added_at: ago(added).getTime(), misread: null };
};
const A_MOMENT_MORE = 75 + 1 / MINUTE;

test.each<[string, DoubtfulFeed[], [Platform, number][]]>([
  ['returns nothing without calendars', [], []],
  ['omits a calendar that was read 10 minutes ago', [feed('booking', 10)], []],
  ['omits a calendar that was read exactly 75 minutes ago', [feed('booking', 75)], []],
  [
    'lists a calendar that was read just over 75 minutes ago',
    [feed('booking', A_MOMENT_MORE)],
    [['booking', A_MOMENT_MORE]],
  ],
  ['lists a calendar that was never read, with the time when it was added', [feed('vrbo', null, 3)], [['vrbo', 3]]],
  [
    'lists only the calendar that was read more than 75 minutes ago',
    [feed('airbnb', 6), feed('vrbo', 90)],
    [['vrbo', 90]],
  ],
  [
    'sorts calendars by the time since the last read, longest first',
    [feed('airbnb', 80), feed('booking', null, 100), feed('vrbo', 300)],
    [
      ['vrbo', 300],
      ['booking', 100],
      ['airbnb', 80],
    ],
  ],
  [
    'lists a platform once, with the earlier read, if two of its calendars are unread',
    [feed('booking', 80), feed('booking', 200)],
    [['booking', 200]],
  ],
  ['omits a calendar whose last read is in the future because of a slow clock', [feed('booking', -5)], []],
])('unreadCalendars %s', (_, feeds, unread) => {
  expect(unreadCalendars(feeds, NIGHTS, NOW)).toEqual(
    unread.map(([platform, minutes]) => ({ platform, since: ago(minutes) })),
  );
});

test('unreadCalendars lists a calendar twice, as unread and as misread, if the calendar is misread and its new URL was never read', () => {
  const event = (start: string, end: string) =>
    ({ reason: 'ricorrenza', nights: { start, end }, written: '20261201' }) as Misread;
  const misread = [event('2026-12-03', '2026-12-05'), event('2026-12-04', '2026-12-06')];
  const since = ago(3);
  expect(unreadCalendars([{ ...feed('vrbo', null, 3), misread }], NIGHTS, NOW)).toEqual([
    { platform: 'vrbo', since },
    { platform: 'vrbo', since, misread: [event('2026-12-03', '2026-12-05')] },
  ]);
});
