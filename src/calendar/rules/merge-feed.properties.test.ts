import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFeedChange } from '../../../test/apply-feed-change.ts';
import { NO_CHANGE, december, nights } from '../../../test/feed-history.ts';
import { type CalendarDate, daysBetween, eachDate } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedRow, Nights } from './feed.ts';
import { FREEING_DELAY_MS } from './feed-pieces.ts';
import { confirmFeed, mergeFeed } from './merge-feed.ts';
import { joinNights } from './nights.ts';

const range = fc
  .tuple(fc.integer({ min: -3, max: 18 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, count]) => nights(start, start + count));
const event = fc
  .record({
    range,
    uid_hash: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom<Pick<ClassifiedEvent, 'event_type' | 'is_proven'>>(
      { event_type: 'booking', is_proven: true },
      { event_type: 'booking', is_proven: false },
      { event_type: 'blocked', is_proven: false },
    ),
  })
  .map(({ range: { start, end }, kind, uid_hash }) => ({ start, end, uid_hash, ...kind }));
const feed = fc.array(event, { maxLength: 6 });
const poll = fc.record({
  events: feed,
  minutes: fc.constantFrom(1, 29, 30, 60),
  midnights: fc.constantFrom(0, 0, 0, 1),
  served: fc.option(fc.array(range, { maxLength: 3 }), { freq: 2 }),
  misread: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(range, { maxLength: 2 })),
});
type Poll = typeof poll extends fc.Arbitrary<infer T> ? T : never;

function live(
  history: readonly Poll[],
  look?: (before: FeedRow[], after: FeedRow[], now: number, today: CalendarDate, poll: Poll) => void,
) {
  let rows: FeedRow[] = [];
  let moment = { today: december(1), now: 0, served: [] as Nights[], served_at: null as number | null };
  let misread: Nights[] = [];
  history.forEach((next, index) => {
    if (next.served !== null) moment = { ...moment, served: joinNights(next.served), served_at: moment.now };
    const day = 1 + history.slice(0, index + 1).reduce((sum, { midnights }) => sum + midnights, 0);
    moment = { ...moment, now: moment.now + next.minutes * 60_000, today: december(day) };
    const before = rows;
    misread = joinNights(next.misread);
    rows = applyFeedChange(rows, mergeFeed(rows, next.events, { ...moment, misread }));
    look?.(before, rows, moment.now, moment.today, next);
  });
  return { rows, moment: { ...moment, misread } };
}

const datesOf = (ranges: readonly Nights[]) => new Set(ranges.flatMap(({ start, end }) => eachDate(start, end)));
const bare = (rows: readonly FeedRow[]) => rows.map((row) => JSON.stringify({ ...row, id: 0 })).toSorted();

describe('mergeFeed with any sequence of polls', () => {
  test('G1 idempotent: changes no row if the same feed is merged again or confirmed', () => {
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 5 }), feed, (history, events) => {
        const { rows, moment } = live(history);
        const once = applyFeedChange(rows, mergeFeed(rows, events, moment));
        expect(mergeFeed(once, events, moment)).toMatchObject(NO_CHANGE);
        expect(confirmFeed(once, moment)).toMatchObject(NO_CHANGE);
      }),
      { numRuns: 500 },
    );
  });

  test('G2 order-free: returns the same change for any order of events and rows', () => {
    const shuffled = feed.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
      ),
    );
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 4 }), shuffled, (history, [events, others]) => {
        const { rows, moment } = live(history);
        expect(bare(applyFeedChange(rows, mergeFeed(rows.toReversed(), others, moment)))).toEqual(
          bare(applyFeedChange(rows, mergeFeed(rows, events, moment))),
        );
      }),
    );
  });

  test('G5 blocks shown nights, and frees missing nights only in a second poll at least half an hour later', () => {
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 8 }), (history) => {
        const missing = new Map<CalendarDate, number | null>();
        live(history, (_, after, now, today, { events, misread }) => {
          const shown = datesOf(events);
          const unread = datesOf(misread);
          for (const [night, since] of missing) {
            if (night < today || shown.has(night) || unread.has(night)) continue;
            if (since !== null && now - since >= FREEING_DELAY_MS) missing.delete(night);
            else missing.set(night, since ?? now);
          }
          for (const night of datesOf(events.filter((one) => one.end > today))) missing.set(night, null);
          expect([...datesOf(after)].toSorted()).toEqual([...missing.keys()].toSorted());
          const held = [...missing].filter(([night, since]) => night >= today && since !== null);
          const heldRows = after.filter((row) => row.held_since !== null && row.end > today);
          const heldNights = [...datesOf(heldRows)].filter((night) => night >= today).toSorted();
          expect(heldNights).toEqual(held.map(([night]) => night).toSorted());
        });
      }),
      { numRuns: 500 },
    );
  });

  test('neither frees nor newly holds future nights of a misread period', () => {
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 8 }), (history) => {
        live(history, (before, after, _, today, { misread }) => {
          const unread = [...datesOf(misread)].filter((night) => night >= today);
          const [was, is] = [datesOf(before), datesOf(after)];
          expect(unread.filter((night) => was.has(night) && !is.has(night))).toEqual([]);
          const open = (rows: readonly FeedRow[]) => datesOf(rows.filter((row) => row.held_since === null));
          const [wasOpen, isOpen] = [open(before), open(after)];
          expect(unread.filter((night) => wasOpen.has(night) && !isOpen.has(night))).toEqual([]);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('keeps past nights, stores no empty row and counts every freed night', () => {
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 6 }), feed, (history, events) => {
        const { rows, moment } = live(history);
        const change = mergeFeed(rows, events, moment);
        const after = applyFeedChange(rows, change);
        const past = (all: readonly FeedRow[]) => [...datesOf(all)].filter((night) => night < moment.today);
        expect(past(after)).toEqual(expect.arrayContaining(past(rows)));
        expect(after.every(({ start, end }) => daysBetween(start, end) > 0)).toBe(true);
        const freed = [...datesOf(rows)].filter((night) => !datesOf(after).has(night));
        expect(freed).toHaveLength(change.freed_nights);
        const named = [...change.update.map((row) => row.id), ...change.remove];
        expect(new Set(named).size).toBe(named.length);
      }),
    );
  });

  test('G10 marks only exported nights as echoes, but never those of a proven reservation', () => {
    fc.assert(
      fc.property(fc.array(poll, { maxLength: 6 }), (history) => {
        const served = new Set<CalendarDate>();
        live(history, (_, after, __, today, { events, served: now }) => {
          for (const night of datesOf(now ?? [])) served.add(night);
          const toCome = (all: readonly Nights[]) => [...datesOf(all)].filter((night) => night >= today);
          expect(toCome(after.filter((row) => row.is_echo)).every((night) => served.has(night))).toBe(true);
          const ownNights = datesOf(after.filter((row) => !row.is_echo && row.held_since === null));
          expect(toCome(events.filter((one) => one.is_proven)).every((night) => ownNights.has(night))).toBe(true);
        });
      }),
    );
  });
});
