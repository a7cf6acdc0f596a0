import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeed, type ModelFeed } from '../../../test/ical-model.ts';
import { ICAL_OPTIONS } from '../../../test/ical-text.ts';
import { sized } from '../../../test/verify.ts';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import type { FeedReading, Nights } from './feed.ts';
import { feedHorizon } from './feed-horizon.ts';
import { readIcal } from './read-ical.ts';

const { yesterday, end } = feedHorizon(ICAL_OPTIONS.today);
const FEEDS = sized(300, 10_000);

const inHorizon = (nights: Iterable<string>) =>
  [...nights].filter((night) => night >= yesterday && night < end).toSorted();

function datesOf(stretches: readonly Nights[]): Set<string> {
  const dates = new Set<CalendarDate>();
  for (const { start, end: last } of stretches) {
    for (let date = start; date < last; date = addDays(date, 1)) dates.add(date);
  }
  return dates;
}

function silentlyFree(reading: FeedReading, { nights }: ModelFeed): string[] {
  if (!reading.ok) return [];
  const known = datesOf([...reading.events, ...reading.misread.map((each) => each.nights)]);
  return inHorizon(nights).filter((night) => !known.has(night));
}

test('readIcal never omits a night without reporting it, and parses every night of a clean feed', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyFeed, (feed) => {
      const reading = readIcal(feed.text, ICAL_OPTIONS);
      expect(silentlyFree(reading, feed)).toEqual([]);
      if (!reading.ok) refused += 1;
      if (!feed.isClean) return;
      expect(reading).toMatchObject({ ok: true, misread: [] });
      expect(inHorizon(datesOf(reading.ok ? reading.events : []))).toEqual(inHorizon(feed.nights));
    }),
    { numRuns: FEEDS },
  );
  expect(refused).toBeLessThan(FEEDS / 20);
});
