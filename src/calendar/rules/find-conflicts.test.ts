import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { december, nights } from '../../../test/feed-history.ts';
import { eachDate } from '../../kernel/calendar-date.ts';
import { type UnitEvent, MOST_CONFLICTS, doUnitsBlock, findConflicts } from './find-conflicts.ts';

const today = december(1);
const HOUSE = { unit_id: 1, camera_id: null };
const ROOM = { unit_id: 2, camera_id: 20 };
const OTHER_ROOM = { unit_id: 3, camera_id: 30 };

function booked(id: number, start: number, end: number, more: Partial<UnitEvent> = {}): UnitEvent {
  const event = { ...HOUSE, event_type: 'booking', platform_source: 'airbnb', is_echo: false } as const;
  return { ...event, ...nights(start, end), id, ...more };
}

describe('G14 a conflict: two reservations of different origin share a night to come', () => {
  test('the nights that both have, the smaller id first', () => {
    const events = [booked(9, 5, 8), booked(4, 7, 12, { platform_source: 'booking' })];
    expect(findConflicts(events, { today })).toEqual([{ first: 4, second: 9, ...nights(7, 8) }]);
  });
  test('a reservation of ours is one like any other', () => {
    const events = [booked(1, 5, 8), booked(2, 5, 8, { platform_source: 'ospitalia' })];
    expect(findConflicts(events, { today })).toEqual([{ first: 1, second: 2, ...nights(5, 8) }]);
  });
  test('three that share a night are three pairs', () => {
    const events = [
      booked(1, 5, 8),
      booked(2, 6, 9, { platform_source: 'booking' }),
      booked(3, 4, 7, { platform_source: 'vrbo' }),
    ];
    expect(findConflicts(events, { today }).map(({ first, second }) => [first, second])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
  test.each<[string, UnitEvent, UnitEvent]>([
    [
      'G8 exclusive ends: one leaves on the day the other arrives',
      booked(1, 5, 8),
      booked(2, 8, 10, { platform_source: 'booking' }),
    ],
    [
      'a block is no reservation',
      booked(1, 5, 8),
      booked(2, 5, 8, { platform_source: 'booking', event_type: 'blocked' }),
    ],
    [
      'maintenance is none',
      booked(1, 5, 8),
      booked(2, 5, 8, { platform_source: 'ospitalia', event_type: 'maintenance' }),
    ],
    ['an echo never conflicts', booked(1, 5, 8), booked(2, 5, 8, { platform_source: 'booking', is_echo: true })],
    ['the nights that they share are over', booked(1, -5, 1), booked(2, -5, 4, { platform_source: 'booking' })],
    ['one platform, one unit: it knows what it sold', booked(1, 5, 8), booked(2, 5, 8)],
    ['two rooms', booked(1, 5, 8, ROOM), booked(2, 5, 8, { ...OTHER_ROOM, platform_source: 'booking' })],
    [
      'Booking.com closes the house with its room',
      booked(1, 5, 8, { platform_source: 'booking' }),
      booked(2, 5, 8, { ...ROOM, platform_source: 'booking' }),
    ],
  ])('none: %s', (_, one, other) => {
    expect(findConflicts([one, other], { today })).toEqual([]);
  });
  test('a stay under way conflicts by the nights to come; what is said of it does not change with today', () => {
    const events = [booked(1, -5, 3), booked(2, -2, 4, { platform_source: 'booking' })];
    expect(findConflicts(events, { today })).toEqual([{ first: 1, second: 2, ...nights(-2, 3) }]);
  });
  test('house and rooms block each other: sold on one platform as the house and as a room', () => {
    expect(findConflicts([booked(1, 5, 8), booked(2, 6, 9, ROOM)], { today })).toHaveLength(1);
  });
});

const anyEvent = fc
  .record({
    start: fc.integer({ min: -5, max: 20 }),
    count: fc.integer({ min: 1, max: 6 }),
    unit: fc.constantFrom(HOUSE, ROOM, OTHER_ROOM),
    event_type: fc.constantFrom<UnitEvent['event_type']>('booking', 'booking', 'blocked'),
    platform_source: fc.constantFrom<UnitEvent['platform_source']>('airbnb', 'booking', 'ospitalia'),
    is_echo: fc.boolean(),
  })
  .map(({ start, count, unit, ...event }) => ({ ...event, ...unit, ...nights(start, start + count) }));
const anyEvents = fc
  .array(anyEvent, { maxLength: 12 })
  .map((events) => events.map((event, index): UnitEvent => ({ ...event, id: index + 1 })));

describe('G14 of any calendar', () => {
  test('exactly the pairs that a comparison of each with each finds, in one order whatever the order of events', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const share = (one: UnitEvent, other: UnitEvent) =>
          eachDate(one.start, one.end).some((night) => night >= today && other.start <= night && night < other.end);
        const isSold = (event: UnitEvent) => event.event_type === 'booking' && !event.is_echo;
        const pairs = events.flatMap((one) =>
          events
            .filter((other) => one.id < other.id && isSold(one) && isSold(other) && doUnitsBlock(one, other))
            .filter((other) =>
              one.platform_source === other.platform_source
                ? one.unit_id !== other.unit_id && one.platform_source !== 'booking'
                : true,
            )
            .filter((other) => share(one, other))
            .map((other) => [one.id, other.id]),
        );
        const found = findConflicts(events, { today });
        expect(found.map(({ first, second }) => [first, second])).toEqual(pairs);
        expect(findConflicts(events.toReversed(), { today })).toEqual(found);
      }),
    );
  });
  test('G20 bounded: two feeds that sell one night 5,000 times each are not 25,000,000 conflicts', () => {
    const events = Array.from({ length: 10_000 }, (_, index) =>
      booked(index + 1, 5, 8, { platform_source: index % 2 === 0 ? 'airbnb' : 'booking' }),
    );
    expect(findConflicts([...events, booked(10_001, 4, 6, { platform_source: 'vrbo' })], { today })).toHaveLength(
      MOST_CONFLICTS,
    );
  });
  test('10,000 events, one night shared', () => {
    const events = Array.from({ length: 10_000 }, (_, index) =>
      booked(index + 1, 1 + index * 2, 3 + index * 2, { platform_source: index % 2 === 0 ? 'airbnb' : 'booking' }),
    );
    expect(findConflicts([...events, booked(10_001, 500, 501, { platform_source: 'vrbo' })], { today })).toHaveLength(
      1,
    );
  });
});
