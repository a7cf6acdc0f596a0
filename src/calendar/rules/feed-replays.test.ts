import { describe, expect, test } from 'vitest';
import { NO_CHANGE, event, feedHistory, nights } from '../../../test/feed-history.ts';
import { findConflicts } from './find-conflicts.ts';

/** Replays of real feeds. The helper `event` derives the UID from the first night, as Booking.com does. */
describe('a valid feed that omits long closures (incident of 14 April 2026)', () => {
  test.each([
    ['a total wipe', 1, [event(3, 550)], [], { nights: 547, of: 547 }],
    ['a wipe of 287 of 300 nights', 4, [event(4, 17), event(17, 304)], [event(4, 17)], { nights: 287, of: 300 }],
  ])(
    'G5 slow to free: frees no night, keeps the row ids and raises the G6 mass-drop alarm after %s',
    (_, day, all, left, mass_drop) => {
      const home = feedHistory(day);
      home.poll(...all);
      const [rows, taken] = [home.rows(), home.taken()];
      expect(home.poll(...left)).toMatchObject({ freed_nights: 0, held_nights: mass_drop.nights, mass_drop });
      expect(home.taken()).toEqual(taken);
      expect(home.poll(...all)).toMatchObject({ freed_nights: 0, held_nights: 0, insert: [], remove: [] });
      expect(home.rows()).toEqual(rows);
    },
  );
  test('frees no night if the closures go missing in the first poll after midnight', () => {
    const home = feedHistory(4);
    home.poll(event(1, 304));
    home.goTo(5);
    expect(home.poll(event(5, 18))).toMatchObject({ freed_nights: 0, held_nights: 286, mass_drop: { of: 299 } });
    expect(home.taken()).toEqual([nights(1, 304)]);
    expect(home.poll(event(5, 304))).toMatchObject({ freed_nights: 0, held_nights: 0 });
    expect(home.drawn()).toEqual(['1: 1-304']);
  });
  test('frees all nights at the second poll that returns an empty calendar, and changes nothing in the next 35 days', () => {
    const home = feedHistory();
    home.poll(event(3, 60));
    home.poll();
    expect(home.poll()).toMatchObject({ freed_nights: 57, mass_drop: null });
    for (let day = 2; day <= 36; day += 1) {
      home.goTo(day);
      expect(home.poll()).toMatchObject({ ...NO_CHANGE, mass_drop: null });
    }
  });
});

describe('G7 midnight-proof: polling a feed that trims stays, merges them or changes their UIDs from day to day', () => {
  test('keeps the row and the start of a stay that is extended, then trimmed daily with a new UID', () => {
    const home = feedHistory(5);
    home.poll(event(5, 12), event(20, 40));
    home.poll(event(5, 14), event(20, 40));
    for (let day = 6; day <= 13; day += 1) {
      home.goTo(day);
      const change = home.poll(event(day, 14), event(20, 34 + day));
      expect(change).toMatchObject({ insert: [], remove: [], held_nights: 0, freed_nights: 0, mass_drop: null });
      expect(home.confirm()).toMatchObject(NO_CHANGE);
      expect(home.drawn()).toEqual(['1: 5-14', `2: 20-${34 + day}`]);
    }
    home.goTo(14);
    expect(home.poll(event(20, 48))).toMatchObject({ insert: [], remove: [], held_nights: 0, freed_nights: 0 });
    expect(home.drawn()).toEqual(['1: 5-14', '2: 20-48']);
  });
  test('reports no new conflict for a stay that is trimmed daily', () => {
    const home = feedHistory(5);
    const ours = { unit_id: 1, camera_id: null, event_type: 'booking', is_echo: false } as const;
    const conflictsOn = (day: number) =>
      findConflicts(
        [
          { ...ours, ...nights(10, 13), id: 99, platform_source: 'ospitalia' },
          ...home.rows().map((row) => ({ ...row, ...ours, platform_source: 'booking' as const })),
        ],
        { today: nights(day, day).start },
      );
    home.poll(event(5, 12));
    const before = conflictsOn(5);
    expect(before).toEqual([{ first: 1, second: 99, ...nights(10, 12) }]);
    for (let day = 6; day <= 11; day += 1) {
      home.goTo(day);
      home.poll(event(day, 12));
      expect(conflictsOn(day)).toEqual(before);
    }
    expect(conflictsOn(12)).toEqual([]);
  });
  test('neither frees nor holds a night when two adjacent stays are merged into one range and split again', () => {
    const home = feedHistory(5);
    home.poll(event(4, 8), event(8, 15));
    home.goTo(6);
    expect(home.poll(event(6, 15))).toMatchObject({ held_nights: 0, freed_nights: 0 });
    expect(home.taken()).toEqual([nights(4, 15)]);
    home.goTo(7);
    expect(home.poll(event(7, 8), event(8, 15))).toMatchObject({ held_nights: 0, freed_nights: 0 });
    expect(home.taken()).toEqual([nights(4, 15)]);
  });
  test('treats a UID that is reused for different nights as a new event', () => {
    const home = feedHistory(2);
    home.poll(event(2, 5, { uid_hash: 'again' }));
    home.goTo(8);
    home.poll(event(20, 25, { uid_hash: 'again' }));
    expect(home.drawn()).toEqual(['1: 2-5', '2: 20-25']);
  });
});
