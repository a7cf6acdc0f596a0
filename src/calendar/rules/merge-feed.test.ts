import { describe, expect, test } from 'vitest';
import { NO_CHANGE, december, event, feedHistory, nights } from '../../../test/feed-history.ts';
import { mergeFeed } from './merge-feed.ts';

const MINUTE = 60_000;
const moment = { today: december(1), now: 0, served: [], served_at: null };

describe('what a feed shows blocks at once', () => {
  test('a new event is a new row', () => {
    expect(mergeFeed([], [event(5, 8)], moment)).toEqual({
      insert: [{ ...nights(5, 8), uid_hash: 'uid 5', event_type: 'booking', is_echo: false, held_since: null }],
      update: [],
      remove: [],
      held_nights: 0,
      freed_nights: 0,
      mass_drop: null,
    });
  });
  test('an event that is over by today is no news; one under way keeps its start', () => {
    const home = feedHistory(5);
    home.poll(event(1, 5), event(2, 7));
    expect(home.rows()).toMatchObject([nights(2, 7)]);
  });
  test('G9 no silent loss: two events of one UID are two rows; the same nights again are one', () => {
    const home = feedHistory();
    const uid_hash = 'twice';
    home.poll(event(5, 8, { uid_hash }), event(10, 12, { uid_hash }), event(5, 8, { uid_hash }));
    expect(home.rows()).toMatchObject([nights(5, 8), nights(10, 12)]);
  });
  test('events that overlap stay two rows; when one goes, only what nothing else shows is held', () => {
    const home = feedHistory();
    home.poll(event(5, 8), event(7, 10));
    const [first, second] = home.rows();
    expect(home.poll(event(7, 10))).toMatchObject({ held_nights: 2, insert: [], remove: [] });
    expect(home.rows()).toMatchObject([
      { id: first?.id, ...nights(5, 7), held_since: expect.any(Number) },
      { id: second?.id, ...nights(7, 10), held_since: null },
    ]);
  });
});

describe('G5 slow to free', () => {
  test('a night that is gone is held by one good poll, and freed by a second one', () => {
    const home = feedHistory();
    home.poll(event(5, 8));
    const [row] = home.rows();
    expect(home.poll()).toMatchObject({ update: [{ id: row?.id }], held_nights: 3, freed_nights: 0 });
    expect(home.taken()).toEqual([nights(5, 8)]);
    expect(home.poll()).toMatchObject({ remove: [row?.id], held_nights: 0, freed_nights: 3 });
    expect(home.rows()).toEqual([]);
  });
  test('the second poll comes half an hour after the first, or it is none', () => {
    const home = feedHistory();
    home.poll(event(5, 8));
    home.poll();
    expect(home.pollAfter(29 * MINUTE, [])).toMatchObject({ ...NO_CHANGE, held_nights: 3 });
    expect(home.pollAfter(MINUTE, [])).toMatchObject({ freed_nights: 3 });
  });
  test('a night that comes back is as if it had never been gone, and the count begins again', () => {
    const home = feedHistory();
    home.poll(event(5, 8));
    const rows = home.rows();
    home.poll();
    home.poll(event(5, 8));
    expect(home.rows()).toEqual(rows);
    expect(home.poll()).toMatchObject({ held_nights: 3, freed_nights: 0 });
  });
  test('part of a stay is gone: what is left keeps the id, what is gone is held beside it', () => {
    const home = feedHistory();
    home.poll(event(5, 12));
    const [row] = home.rows();
    expect(home.poll(event(5, 8))).toMatchObject({ held_nights: 4 });
    expect(home.rows()).toMatchObject([
      { id: row?.id, ...nights(5, 8), held_since: null },
      { ...nights(8, 12), held_since: expect.any(Number) },
    ]);
    expect(home.poll(event(5, 8))).toMatchObject({ freed_nights: 4, update: [], insert: [] });
    expect(home.rows()).toMatchObject([{ id: row?.id, ...nights(5, 8) }]);
  });
  test('gone in the middle: one side keeps the id', () => {
    const home = feedHistory();
    home.poll(event(5, 15));
    const [row] = home.rows();
    home.poll(event(5, 8), event(12, 15));
    expect(home.rows()).toMatchObject([
      { id: row?.id, ...nights(5, 8) },
      { ...nights(8, 12), held_since: expect.any(Number) },
      { ...nights(12, 15), held_since: null },
    ]);
  });
  test('past nights are history: a stay under way that vanishes loses its nights from today on, after being held', () => {
    const home = feedHistory(5);
    home.poll(event(2, 9));
    const [row] = home.rows();
    expect(home.poll()).toMatchObject({ held_nights: 4 });
    expect(home.rows()).toMatchObject([{ id: row?.id, ...nights(2, 9) }]);
    expect(home.poll()).toMatchObject({ freed_nights: 4 });
    expect(home.rows()).toMatchObject([{ id: row?.id, ...nights(2, 5), held_since: null }]);
    home.goTo(20);
    expect(home.poll()).toMatchObject(NO_CHANGE);
  });
  test('what was held when its last night passed is history like the rest', () => {
    const home = feedHistory();
    home.poll(event(1, 3));
    home.poll();
    home.goTo(3);
    expect(home.poll()).toMatchObject({ held_nights: 0, freed_nights: 0 });
    expect(home.rows()).toMatchObject([{ ...nights(1, 3), held_since: null }]);
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
    home.tell(nights(5, 8));
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
    other.tell(nights(5, 20));
    other.poll(event(5, 20));
    expect(other.poll()).toMatchObject({ mass_drop: null, held_nights: 15 });
  });
});

describe('G7, G11 an event keeps its id', () => {
  test('another date under the same UID: the id goes along, the old nights are held', () => {
    const home = feedHistory();
    const uid_hash = 'HMABC';
    home.poll(event(5, 8, { uid_hash }));
    const [row] = home.rows();
    home.poll(event(20, 23, { uid_hash }));
    expect(home.rows()).toMatchObject([
      { id: row?.id, ...nights(20, 23), held_since: null },
      { ...nights(5, 8), held_since: expect.any(Number) },
    ]);
    home.poll(event(20, 23, { uid_hash }));
    expect(home.rows()).toMatchObject([{ id: row?.id, ...nights(20, 23) }]);
  });
  test('another UID and another start, the same end', () => {
    const home = feedHistory();
    home.poll(event(5, 12), event(12, 14));
    const ids = home.rows().map((row) => row.id);
    expect(home.poll(event(7, 12), event(12, 14)).remove).toEqual([]);
    expect(home.rows().slice(0, 2)).toMatchObject([
      { id: ids[0], ...nights(7, 12) },
      { id: ids[1], ...nights(12, 14) },
    ]);
  });
  test('another UID, start and end: the greatest overlap', () => {
    const home = feedHistory();
    home.poll(event(5, 8), event(9, 15));
    const [, second] = home.rows();
    home.poll(event(7, 14));
    expect(home.rows()).toContainEqual(expect.objectContaining({ id: second?.id, ...nights(7, 14) }));
  });
  test('sliding windows of blocks, a new UID and both ends a day later: one row, whatever the days', () => {
    const home = feedHistory();
    for (let day = 1; day <= 7; day += 1) {
      home.goTo(day);
      home.poll(event(day + 90, day + 365, { uid_hash: `day ${day}`, event_type: 'blocked' }));
      // A second poll of the day frees the one night that the window left.
      const again = home.poll(event(day + 90, day + 365, { uid_hash: `day ${day}`, event_type: 'blocked' }));
      expect(again).toMatchObject({ insert: [], update: [], freed_nights: day === 1 ? 0 : 1 });
      expect(home.rows()).toMatchObject([{ id: 1, ...nights(day + 90, day + 365) }]);
    }
  });
  test('a window of notice that slides with today is one block', () => {
    const home = feedHistory();
    for (let day = 1; day <= 7; day += 1) {
      home.goTo(day);
      home.poll(event(day, day + 2, { uid_hash: `day ${day}`, event_type: 'blocked' }));
    }
    expect(home.rows()).toMatchObject([{ id: 1, ...nights(1, 9), held_since: null }]);
  });
});

describe('G10 loop-free: the platform repeats what it was told', () => {
  test('a night that it shows only after it read it from us is an echo, the others are its own', () => {
    const home = feedHistory();
    home.tell(nights(7, 10));
    home.poll(event(5, 12));
    expect(home.rows()).toMatchObject([
      { ...nights(5, 7), is_echo: false },
      { ...nights(10, 12), is_echo: false },
      { ...nights(7, 10), is_echo: true },
    ]);
    expect(home.poll(event(5, 12))).toMatchObject(NO_CHANGE);
  });
  test('a night that it showed before it could know is its own, and stays so', () => {
    const home = feedHistory();
    home.poll(event(5, 8));
    home.tell(nights(5, 8));
    expect(home.poll(event(5, 8))).toMatchObject(NO_CHANGE);
  });
  test('a held night that comes back after it was told is an echo; untold, it is its own', () => {
    const home = feedHistory();
    home.poll(event(5, 8));
    home.poll();
    home.tell(nights(5, 7));
    home.poll(event(5, 8));
    expect(home.rows()).toMatchObject([
      { ...nights(7, 8), is_echo: false, held_since: null },
      { ...nights(5, 7), is_echo: true, held_since: null },
    ]);
  });
  test("the platform's own word for a reservation is no echo, whatever it was told", () => {
    const home = feedHistory();
    home.tell(nights(5, 8));
    home.poll(event(5, 8, { event_type: 'blocked' }));
    expect(home.rows()).toMatchObject([{ is_echo: true, event_type: 'blocked' }]);
    home.poll(event(5, 8, { is_proven: true }));
    expect(home.rows()).toMatchObject([{ id: 1, is_echo: false, event_type: 'booking' }]);
  });
  test('a reservation that is now a mere block was cancelled: the block is looked at anew', () => {
    const home = feedHistory();
    home.poll(event(5, 8, { is_proven: true }));
    home.tell(nights(5, 7));
    home.poll(event(5, 8, { event_type: 'blocked' }));
    expect(home.rows()).toMatchObject([
      { ...nights(7, 8), is_echo: false },
      { ...nights(5, 7), is_echo: true },
    ]);
  });
  test('an echo stays one until the platform has long since read that the night is free', () => {
    const home = feedHistory();
    home.tell(nights(5, 8));
    home.poll(event(5, 8));
    home.tell();
    expect(home.pollAfter(29 * MINUTE, [event(5, 8)])).toMatchObject(NO_CHANGE);
    home.pollAfter(MINUTE, [event(5, 8)]);
    // It sold the night itself, and nobody could tell: now the others must hear of it.
    expect(home.rows()).toMatchObject([{ id: 1, ...nights(5, 8), is_echo: false }]);
  });
  test('an address that was replaced and not read yet says nothing about the night', () => {
    const home = feedHistory();
    home.tell(nights(5, 8));
    home.poll(event(5, 8));
    const change = mergeFeed(home.rows(), [event(5, 8)], { ...moment, now: 1e9 });
    expect(change).toMatchObject(NO_CHANGE);
  });
});
