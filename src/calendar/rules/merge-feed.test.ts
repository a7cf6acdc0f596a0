import { describe, expect, test } from 'vitest';
import { NO_CHANGE, december, event, feedHistory, nights } from '../../../test/feed-history.ts';
import type { ClassifiedEvent } from './feed.ts';
import { confirmFeed, mergeFeed } from './merge-feed.ts';

const MINUTE = 60_000;
const moment = { today: december(1), now: 0, served: [], served_at: null };

test('mergeFeed inserts a row for a new event', () => {
  const row = { ...nights(5, 8), uid_hash: 'uid 5', event_type: 'booking', is_echo: false, held_since: null };
  const counts = { held_nights: 0, freed_nights: 0, mass_drop: null };
  expect(mergeFeed([], [event(5, 8)], moment)).toEqual({ ...NO_CHANGE, ...counts, insert: [row] });
});

const again = { uid_hash: 'again' };

describe('mergeFeed over consecutive polls of one feed (G5, G7, G11)', () => {
  test.each<[string, ClassifiedEvent[][], string[]]>([
    [
      'G9 no silent loss: stores two events with one UID as two rows, and drops a duplicate with the same UID and nights',
      [[event(5, 8, again), event(10, 12, again), event(5, 8, again)]],
      ['1: 5-8', '2: 10-12'],
    ],
    [
      'holds the nights of a missing event unless an overlapping event still covers them',
      [[event(5, 8), event(7, 10)], [event(7, 10)]],
      ['1: 5-7 held', '2: 7-10'],
    ],
    ['holds a missing night after one good poll', [[event(5, 8)], []], ['1: 5-8 held']],
    ['frees a night that is missing from a second good poll', [[event(5, 8)], [], []], []],
    ['restores a night that reappears', [[event(5, 8)], [], [event(5, 8)]], ['1: 5-8']],
    [
      'holds a night again if it goes missing after it reappeared',
      [[event(5, 8)], [], [event(5, 8)], []],
      ['1: 5-8 held'],
    ],
    [
      'keeps the row id for the remaining nights of a shortened stay',
      [[event(5, 12)], [event(5, 8)]],
      ['1: 5-8', '2: 8-12 held'],
    ],
    [
      'frees the missing nights of a shortened stay at the second poll without them',
      [[event(5, 12)], [event(5, 8)], [event(5, 8)]],
      ['1: 5-8'],
    ],
    [
      'splits a row if nights in its middle are missing, and keeps the id on one part',
      [[event(5, 15)], [event(5, 8), event(12, 15)]],
      ['1: 5-8', '2: 8-12 held', '3: 12-15'],
    ],
    [
      'keeps the id of an event that moves to other dates with the same UID, and holds the old nights',
      [[event(5, 8, again)], [event(20, 23, again)]],
      ['1: 20-23', '2: 5-8 held'],
    ],
    [
      'keeps the id if the UID and the start change but the end does not',
      [
        [event(5, 12), event(12, 14)],
        [event(7, 12), event(12, 14)],
      ],
      ['1: 7-12', '2: 12-14', '3: 5-7 held'],
    ],
    [
      'keeps the id of the row with the largest overlap if the UID, the start and the end change',
      [[event(5, 8), event(9, 15)], [event(7, 14)]],
      ['1: 5-7 held', '2: 7-14', '3: 14-15 held'],
    ],
  ])('%s', (_, polls, drawn) => {
    const home = feedHistory();
    for (const events of polls) home.poll(...events);
    expect(home.drawn()).toEqual(drawn);
  });

  test('keeps a held event as history once its last night has passed', () => {
    const home = feedHistory();
    home.poll(event(1, 3));
    home.poll();
    home.goTo(3);
    expect(home.poll()).toMatchObject({ held_nights: 0, freed_nights: 0 });
    expect(home.drawn()).toEqual(['1: 1-3']);
  });

  test('keeps one row for a rolling block that moves by a day and gets a new UID every day', () => {
    const home = feedHistory();
    for (let day = 1; day <= 7; day += 1) {
      const window = event(day + 90, day + 365, { uid_hash: `day ${day}`, event_type: 'blocked' });
      home.goTo(day);
      home.poll(window);
      expect(home.poll(window)).toMatchObject({ insert: [], update: [], freed_nights: day === 1 ? 0 : 1 });
      expect(home.drawn()).toEqual([`1: ${day + 90}-${day + 365}`]);
    }
  });
});

describe('G18 a poll with an unchanged response', () => {
  test('confirms shown events and counts as the second poll for held events', () => {
    const home = feedHistory();
    home.poll(event(5, 8), event(10, 12));
    home.poll(event(10, 12));
    expect(home.confirm()).toMatchObject({ freed_nights: 3, insert: [], update: [] });
    expect(home.confirm()).toMatchObject(NO_CHANGE);
    expect(home.taken()).toEqual([nights(10, 12)]);
  });
  test('does not mark a proven reservation as an echo, even if its nights were exported later', () => {
    const home = feedHistory();
    home.poll(event(5, 8, { is_proven: true }));
    home.serve(nights(5, 8));
    expect(home.confirm()).toMatchObject(NO_CHANGE);
  });
});

describe('G6 mass-drop alarm (for more than 7 missing nights and more than half of the future nights)', () => {
  test.each([
    [8, 8, { nights: 8, of: 8 }],
    [7, 7, null],
    [8, 16, null],
    [9, 16, { nights: 9, of: 16 }],
  ])('for %i of %i nights is %o', (gone, of, mass_drop) => {
    const home = feedHistory();
    home.poll(event(2, 2 + of));
    const rest = gone === of ? [] : [event(2 + gone, 2 + of)];
    expect(home.poll(...rest)).toMatchObject({ mass_drop, held_nights: gone, freed_nights: 0 });
    expect(home.poll(...rest)).toMatchObject({ mass_drop: null, freed_nights: gone });
  });
  test('ignores missing past nights and missing echoes', () => {
    const home = feedHistory(20);
    home.poll(event(1, 27));
    expect(home.poll()).toMatchObject({ mass_drop: null, held_nights: 7 });
    const other = feedHistory();
    other.serve(nights(5, 20));
    other.poll(event(5, 20));
    expect(other.poll()).toMatchObject({ mass_drop: null, held_nights: 15 });
  });
});

describe('G10 loop-free: mergeFeed with a feed that repeats exported nights', () => {
  const stay = event(5, 8);
  const block = event(5, 8, { event_type: 'blocked' });
  const proven = event(5, 8, { is_proven: true });

  test.each<[string, (ClassifiedEvent[] | { served: [number, number] })[], string[]]>([
    [
      "marks exported nights as echoes if they appear only after the export, and other nights as the platform's own",
      [{ served: [7, 10] }, [event(5, 12)]],
      ['1: 5-7', '2: 10-12', '3: 7-10 echo'],
    ],
    [
      "keeps a night as the platform's own if it was shown before the export",
      [[stay], { served: [5, 8] }, [stay]],
      ['1: 5-8'],
    ],
    [
      'marks a reappearing held night as an echo only if it was exported',
      [[stay], [], { served: [5, 7] }, [stay]],
      ['1: 7-8', '2: 5-7 echo'],
    ],
    ['marks an exported block as an echo', [{ served: [5, 8] }, [block]], ['1: 5-8 echo']],
    ['does not mark a proven reservation as an echo', [{ served: [5, 8] }, [block], [proven]], ['1: 5-8']],
    [
      'marks the exported nights of a proven reservation as echoes once it has become a block',
      [[proven], { served: [5, 7] }, [block]],
      ['1: 7-8', '2: 5-7 echo'],
    ],
  ])('%s', (_, steps, drawn) => {
    const home = feedHistory();
    for (const step of steps) {
      if (Array.isArray(step)) home.poll(...step);
      else home.serve(nights(...step.served));
    }
    expect(home.drawn()).toEqual(drawn);
    expect(home.confirm()).toMatchObject(NO_CHANGE);
  });

  test('keeps an echo until half an hour after the night was removed from the export', () => {
    const home = feedHistory();
    home.serve(nights(5, 8));
    home.poll(stay);
    home.serve();
    expect(home.pollAfter(29 * MINUTE, [stay])).toMatchObject(NO_CHANGE);
    home.pollAfter(MINUTE, [stay]);
    // The platform itself sold the night, so it must now be exported to the other platforms.
    expect(home.drawn()).toEqual(['1: 5-8']);
  });
  test('keeps an echo if the export address was replaced and the new address has not been imported yet', () => {
    const home = feedHistory();
    home.serve(nights(5, 8));
    home.poll(stay);
    expect(mergeFeed(home.rows(), [stay], { ...moment, now: 1e9 })).toMatchObject(NO_CHANGE);
  });
});

describe('mergeFeed with misread periods (ADR 0082)', () => {
  const misread = [nights(5, 10)];
  const row = { ...nights(6, 8), id: 1, uid_hash: 'uid 6', event_type: 'booking', is_echo: false } as const;
  const open = { ...row, held_since: null };
  const longHeld = { ...row, held_since: -60 * MINUTE };

  test.each([
    ['an event within the misread period', [open]],
    ['an event within the misread period that was held for an hour', [longHeld]],
  ])('leaves %s unchanged', (_, rows) => {
    expect(mergeFeed(rows, [], { ...moment, misread })).toMatchObject({ ...NO_CHANGE, freed_nights: 0 });
  });

  test('leaves a row unchanged when an unchanged response is confirmed', () => {
    expect(confirmFeed([longHeld], { ...moment, misread })).toMatchObject(NO_CHANGE);
  });

  test('keeps an echo when the response is confirmed a day after the night was removed from the export', () => {
    const later = { ...moment, misread, served_at: -24 * 60 * MINUTE };
    expect(confirmFeed([{ ...open, is_echo: true }], later)).toMatchObject(NO_CHANGE);
  });

  test('holds only the nights of a missing event that are outside the misread period', () => {
    const change = mergeFeed([{ ...open, ...nights(3, 12) }], [], { ...moment, misread });
    expect(change).toMatchObject({ held_nights: 4, freed_nights: 0, remove: [] });
    expect(change.update).toMatchObject([{ ...nights(5, 10), held_since: null }]);
    expect(change.insert).toMatchObject([
      { ...nights(3, 5), held_since: 0 },
      { ...nights(10, 12), held_since: 0 },
    ]);
  });

  test('counts a night within the misread period as held if it was held before', () => {
    expect(mergeFeed([longHeld], [], { ...moment, misread }).held_nights).toBe(2);
  });

  test('stores the same rows for two events with one UID, whatever the row order', () => {
    const first = { ...open, ...nights(-1, 2) };
    const second = { ...open, ...nights(1, 3), id: 2 };
    const unread = { ...moment, misread: [nights(-1, 2)] };
    const change = mergeFeed([first, second], [], unread);
    expect(change).toMatchObject({ remove: [], insert: [] });
    expect(mergeFeed([second, first], [], unread)).toEqual(change);
  });

  test('does not trigger the mass-drop alarm for missing nights within the misread period', () => {
    const whole = [nights(1, 700)];
    expect(mergeFeed([{ ...open, ...nights(2, 60) }], [], { ...moment, misread: whole }).mass_drop).toBeNull();
    expect(mergeFeed([{ ...open, ...nights(2, 60) }], [], moment).mass_drop).toEqual({ nights: 58, of: 58 });
  });

  test('frees held nights that are still missing once a poll reads the whole feed', () => {
    expect(mergeFeed([longHeld], [], { ...moment, misread: [] })).toMatchObject({ remove: [1], freed_nights: 2 });
  });

  test('blocks the nights of a readable event within the misread period', () => {
    expect(mergeFeed([], [event(6, 9)], { ...moment, misread }).insert).toHaveLength(1);
  });
});
