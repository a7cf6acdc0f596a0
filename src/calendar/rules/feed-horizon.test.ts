import { expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { contentFingerprint } from './feed-horizon.ts';

const TODAY = '2026-11-22' as CalendarDate;

function feed(stamp: string, summary = 'Reserved', newline = '\r\n'): string {
  return ['BEGIN:VEVENT', `DTSTAMP:${stamp}`, 'UID:DTSTAMP@x', `SUMMARY:${summary}`, 'END:VEVENT', ''].join(newline);
}

test.each(['\r\n', '\n', '\r'])(
  'G1 idempotent: keeps the fingerprint of a feed with the line break %j if only DTSTAMP changes',
  (newline) => {
    const now = contentFingerprint(feed('20261122T000000Z', 'Reserved', newline), TODAY);
    expect(contentFingerprint(feed('20261122T010000Z', 'Reserved', newline), TODAY)).toBe(now);
    expect(contentFingerprint(feed(`2026${newline} 1122T010000Z`, 'Reserved', newline), TODAY)).toBe(now);
    expect(now).toContain('UID:DTSTAMP@x');
  },
);

test('changes the fingerprint of a feed if its content or the current day changes', () => {
  const now = contentFingerprint(feed('20261122T000000Z'), TODAY);
  expect(contentFingerprint(feed('20261122T000000Z', 'Blocked'), TODAY)).not.toBe(now);
  expect(contentFingerprint(feed('20261122T000000Z'), addDays(TODAY, 1))).not.toBe(now);
});
