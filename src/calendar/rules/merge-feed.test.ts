import { describe, expect, test } from 'vitest';
import { NO_CHANGE, december, event, feedHistory, nights } from '../../../test/feed-history.ts';
import type { ClassifiedEvent } from './feed.ts';
import { confirmFeed, mergeFeed } from './merge-feed.ts';

const MINUTE = 60_000;
const moment = { today: december(1), now: 0, served: [], served_at: null };

test('a new event is a new row', () => {
  const row = { ...nights(5, 8), uid_hash: 'uid 5', event_type: 'booking', is_echo: false, held_since: null };
  const counts = { held_nights: 0, freed_nights: 0, mass_drop: null };
  expect(mergeFeed([], [event(5, 8)], moment)).toEqual({ ...NO_CHANGE, ...counts, insert: [row] });
});

const again = { uid_hash: 'again' };

describe('what a feed shows blocks at once (G5); an event keeps its id (G7, G11)', () => {
  test.each<[string, ClassifiedEvent[][], string[]]>([
    [
      'G9 no silent loss: two events of one UID are two rows; the same nights again are one',
      [[event(5, 8, again), event(10, 12, again), event(5, 8, again)]],
      ['1: 5-8', '2: 10-12'],
    ],
    [
      'of events that overlap only what nothing else shows is held',
      [[event(5, 8), event(7, 10)], [event(7, 10)]],
      ['1: 5-7 held', '2: 7-10'],
    ],
    ['a night that is gone is held by one good poll', [[event(5, 8)], []], ['1: 5-8 held']],
    ['it is freed by a second one', [[event(5, 8)], [], []], []],
    ['one that comes back was never gone', [[event(5, 8)], [], [event(5, 8)]], ['1: 5-8']],
    ['and the count begins again', [[event(5, 8)], [], [event(5, 8)], []], ['1: 5-8 held']],
    ['what is left of a stay keeps the id', [[event(5, 12)], [event(5, 8)]], ['1: 5-8', '2: 8-12 held']],
    ['what is gone of it is freed', [[event(5, 12)], [event(5, 8)], [event(5, 8)]], ['1: 5-8']],
    [
      'gone in the middle: one side keeps the id',
      [[event(5, 15)], [event(5, 8), event(12, 15)]],
      ['1: 5-8', '2: 8-12 held', '3: 12-15'],
    ],
    [
      'another date under the same UID: the id goes along, the old nights are held',
      [[event(5, 8, again)], [event(20, 23, again)]],
      ['1: 20-23', '2: 5-8 held'],
    ],
    [
      'another UID and another start, the same end',
      [
        [event(5, 12), event(12, 14)],
        [event(7, 12), event(12, 14)],
      ],
      ['1: 7-12', '2: 12-14', '3: 5-7 held'],
    ],
    [
      'another UID, start and end: the greatest overlap',
      [[event(5, 8), event(9, 15)], [event(7, 14)]],
      ['1: 5-7 held', '2: 7-14', '3: 14-15 held'],
    ],
  ])('%s', (_, polls, drawn) => {
    const home = feedHistory();
    for (const events of polls) home.poll(...events);
    expect(home.drawn()).toEqual(drawn);
  });

  test('what was held when its last night passed is history like the rest', () => {
    const home = feedHistory();
    home.poll(event(1, 3));
    home.poll();
    home.goTo(3);
    expect(home.poll()).toMatchObject({ held_nights: 0, freed_nights: 0 });
    expect(home.drawn()).toEqual(['1: 1-3']);
  });

  test('sliding windows of blocks, a new UID and both ends a day later: one row, whatever the days', () => {
    const home = feedHistory();
    for (let day = 1; day <= 7; day += 1) {
      const window = event(day + 90, day + 365, { uid_hash: `day ${day}`, event_type: 'blocked' });
      home.goTo(day);
      home.poll(window);
      // A second poll of the day frees the one night that the window left.
      expect(home.poll(window)).toMatchObject({ insert: [], update: [], freed_nights: day === 1 ? 0 : 1 });
      expect(home.drawn()).toEqual([`1: ${day + 90}-${day + 365}`]);
    }
  });
});

describe('G18 a poll whose answer is the one before', () => {
  test('confirms what is shown, and is a second opinion about what is held', () => {
    const home = feedHistory();
    home.poll(event(5, 8), event(10, 12));
    home.poll(event(10, 12));
    expect(home.confirm()).toMatchObject({ freed_nights: 3, insert: [], update: [] });
    expect(home.confirm()).toMatchObject(NO_CHANGE);
    expect(home.taken()).toEqual([nights(10, 12)]);
  });
  test('it does not make an echo of a reservation', () => {
    const home = feedHistory();
    home.poll(event(5, 8, { is_proven: true }));
    home.serve(nights(5, 8));
    expect(home.confirm()).toMatchObject(NO_CHANGE);
  });
});

describe('G6 mass-drop alarm: more than 7 nights and more than half of those to come', () => {
  test.each([
    [8, 8, { nights: 8, of: 8 }],
    [7, 7, null],
    [8, 16, null],
    [9, 16, { nights: 9, of: 16 }],
  ])('%i nights of %i gone: %o', (gone, of, mass_drop) => {
    const home = feedHistory();
    home.poll(event(2, 2 + of));
    const rest = gone === of ? [] : [event(2 + gone, 2 + of)];
    expect(home.poll(...rest)).toMatchObject({ mass_drop, held_nights: gone, freed_nights: 0 });
    // The second good poll applies it, and is no alarm of its own.
    expect(home.poll(...rest)).toMatchObject({ mass_drop: null, freed_nights: gone });
  });
  test('past nights do not count, and neither do echoes: they go when their origin does', () => {
    const home = feedHistory(20);
    home.poll(event(1, 27));
    expect(home.poll()).toMatchObject({ mass_drop: null, held_nights: 7 });
    const other = feedHistory();
    other.serve(nights(5, 20));
    other.poll(event(5, 20));
    expect(other.poll()).toMatchObject({ mass_drop: null, held_nights: 15 });
  });
});

describe('G10 loop-free: the platform repeats what it was told', () => {
  const stay = event(5, 8);
  const block = event(5, 8, { event_type: 'blocked' });
  const proven = event(5, 8, { is_proven: true });

  test.each<[string, (ClassifiedEvent[] | { served: [number, number] })[], string[]]>([
    [
      'a night that it shows only after it read it from us is an echo, the others are its own',
      [{ served: [7, 10] }, [event(5, 12)]],
      ['1: 5-7', '2: 10-12', '3: 7-10 echo'],
    ],
    ['a night that it showed before it could know stays its own', [[stay], { served: [5, 8] }, [stay]], ['1: 5-8']],
    [
      'a held night that comes back after it was told is an echo; untold, it is its own',
      [[stay], [], { served: [5, 7] }, [stay]],
      ['1: 7-8', '2: 5-7 echo'],
    ],
    ['a mere block that it was told is an echo', [{ served: [5, 8] }, [block]], ['1: 5-8 echo']],
    ["the platform's own word for a reservation is none", [{ served: [5, 8] }, [block], [proven]], ['1: 5-8']],
    [
      'a reservation that is now a mere block was cancelled: the block is looked at anew',
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

  test('an echo stays one until the platform has long since read that the night is free', () => {
    const home = feedHistory();
    home.serve(nights(5, 8));
    home.poll(stay);
    home.serve();
    expect(home.pollAfter(29 * MINUTE, [stay])).toMatchObject(NO_CHANGE);
    home.pollAfter(MINUTE, [stay]);
    // It sold the night itself, and nobody could tell: now the others must hear of it.
    expect(home.drawn()).toEqual(['1: 5-8']);
  });
  test('an address that was replaced and not read yet says nothing about the night', () => {
    const home = feedHistory();
    home.serve(nights(5, 8));
    home.poll(stay);
    expect(mergeFeed(home.rows(), [stay], { ...moment, now: 1e9 })).toMatchObject(NO_CHANGE);
  });
});

describe('a misread period counts as unread (ADR 0082)', () => {
  const misread = [nights(5, 10)];
  const row = { ...nights(6, 8), id: 1, uid_hash: 'uid 6', event_type: 'booking', is_echo: false } as const;
  const open = { ...row, held_since: null };
  const longHeld = { ...row, held_since: -60 * MINUTE };

  test.each([
    ['an event within it', [open]],
    ['an event within it that was held for an hour', [longHeld]],
  ])('leaves %s as it is', (_, rows) => {
    expect(mergeFeed(rows, [], { ...moment, misread })).toMatchObject({ ...NO_CHANGE, freed_nights: 0 });
  });

  test('leaves the rows of a confirmed answer as they are', () => {
    expect(confirmFeed([longHeld], { ...moment, misread })).toMatchObject(NO_CHANGE);
  });

  test('keeps an echo an echo when the answer is confirmed long after the platform read other nights', () => {
    const later = { ...moment, misread, served_at: -24 * 60 * MINUTE };
    expect(confirmFeed([{ ...open, is_echo: true }], later)).toMatchObject(NO_CHANGE);
  });

  test('holds the nights of an event that lie outside of it', () => {
    const change = mergeFeed([{ ...open, ...nights(3, 12) }], [], { ...moment, misread });
    expect(change).toMatchObject({ held_nights: 4, freed_nights: 0, remove: [] });
    expect(change.update).toMatchObject([{ ...nights(5, 10), held_since: null }]);
    expect(change.insert).toMatchObject([
      { ...nights(3, 5), held_since: 0 },
      { ...nights(10, 12), held_since: 0 },
    ]);
  });

  test('still counts a night as held that was held before', () => {
    expect(mergeFeed([longHeld], [], { ...moment, misread }).held_nights).toBe(2);
  });

  test('stores the same rows for two events with one UID in any row order', () => {
    const first = { ...open, ...nights(-1, 2) };
    const second = { ...open, ...nights(1, 3), id: 2 };
    const unread = { ...moment, misread: [nights(-1, 2)] };
    const change = mergeFeed([first, second], [], unread);
    expect(change).toMatchObject({ remove: [], insert: [] });
    expect(mergeFeed([second, first], [], unread)).toEqual(change);
  });

  test('is no mass drop', () => {
    const whole = [nights(1, 700)];
    expect(mergeFeed([{ ...open, ...nights(2, 60) }], [], { ...moment, misread: whole }).mass_drop).toBeNull();
    expect(mergeFeed([{ ...open, ...nights(2, 60) }], [], moment).mass_drop).toEqual({ nights: 58, of: 58 });
  });

  test('frees the nights once a later reading understands the feed and lacks them', () => {
    expect(mergeFeed([longHeld], [], { ...moment, misread: [] })).toMatchObject({ remove: [1], freed_nights: 2 });
  });

  test('takes the nights at once that the reading does show', () => {
    expect(mergeFeed([], [event(6, 9)], { ...moment, misread }).insert).toHaveLength(1);
  });
});
