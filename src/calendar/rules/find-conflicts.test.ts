import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { december, nights } from '../../../test/feed-history.ts';
import { eachDate } from '../../kernel/dates/calendar-date.ts';
import { type UnitEvent, MOST_CONFLICTS, doUnitsBlock, findConflicts } from './find-conflicts.ts';

const today = december(1);
const HOUSE = { unit_id: 1, camera_id: null };
const ROOM = { unit_id: 2, camera_id: 20 };
const OTHER_ROOM = { unit_id: 3, camera_id: 30 };

function booked(id: number, start: number, end: number, more: Partial<UnitEvent> = {}): UnitEvent {
  const event = { ...HOUSE, event_type: 'booking', platform_source: 'airbnb', is_echo: false } as const;
  return { ...event, ...nights(start, end), id, ...more };
}
const onBooking = { platform_source: 'booking' } as const;

test.each<[string, UnitEvent[], [number, number, number, number][]]>([
  [
    'returns the shared nights of two platforms, with the smaller id first',
    [booked(9, 5, 8), booked(4, 7, 12, onBooking)],
    [[4, 9, 7, 8]],
  ],
  [
    'returns the shared nights of a platform and Ospitalia',
    [booked(1, 5, 8), booked(2, 5, 8, { platform_source: 'ospitalia' })],
    [[1, 2, 5, 8]],
  ],
  [
    'returns the past and future shared nights of stays in progress',
    [booked(1, -5, 3), booked(2, -2, 4, onBooking)],
    [[1, 2, -2, 3]],
  ],
  [
    'returns the shared nights if one platform sold the whole house and a room',
    [booked(1, 5, 8), booked(2, 6, 9, ROOM)],
    [[1, 2, 6, 8]],
  ],
  [
    'returns nothing for a departure and an arrival on the same day (G8 exclusive ends)',
    [booked(1, 5, 8), booked(2, 8, 10, onBooking)],
    [],
  ],
  [
    'returns nothing for a block, which is not a reservation',
    [booked(1, 5, 8), booked(2, 5, 8, { ...onBooking, event_type: 'blocked' })],
    [],
  ],
  ['returns nothing for an echo', [booked(1, 5, 8), booked(2, 5, 8, { ...onBooking, is_echo: true })], []],
  ['returns nothing if the shared nights are over', [booked(1, -5, 1), booked(2, -5, 4, onBooking)], []],
  ['returns nothing for two reservations of one platform for one unit', [booked(1, 5, 8), booked(2, 5, 8)], []],
  [
    'returns nothing for two different rooms',
    [booked(1, 5, 8, ROOM), booked(2, 5, 8, { ...OTHER_ROOM, ...onBooking })],
    [],
  ],
  [
    'returns nothing if Booking.com closes the whole house together with a room',
    [booked(1, 5, 8, onBooking), booked(2, 5, 8, { ...ROOM, ...onBooking })],
    [],
  ],
])('G14 conflict: findConflicts %s', (_, events, conflicts) => {
  const found = conflicts.map(([first, second, start, end]) => ({ first, second, ...nights(start, end) }));
  expect(findConflicts(events, { today })).toEqual(found);
});

const anyEvent = fc
  .record({
    start: fc.integer({ min: -5, max: 20 }),
    count: fc.integer({ min: 1, max: 6 }),
    unit: fc.constantFrom(HOUSE, ROOM, OTHER_ROOM),
    event_type: fc.constantFrom<UnitEvent['event_type']>('booking', 'booking', 'blocked', 'maintenance'),
    platform_source: fc.constantFrom<UnitEvent['platform_source']>('airbnb', 'booking', 'ospitalia'),
    is_echo: fc.boolean(),
  })
  .map(({ start, count, unit, ...event }) => ({ ...event, ...unit, ...nights(start, start + count) }));
const anyEvents = fc
  .array(anyEvent, { maxLength: 12 })
  .map((events) => events.map((event, index): UnitEvent => ({ ...event, id: index + 1 })));

describe('G14 conflict in calendars of any size', () => {
  test('finds the same pairs as a pairwise comparison, whatever the order of the events', () => {
    const share = (one: UnitEvent, other: UnitEvent) =>
      eachDate(one.start, one.end).some((night) => night >= today && other.start <= night && night < other.end);
    const isSold = (event: UnitEvent) => event.event_type === 'booking' && !event.is_echo;
    const isTwice = (one: UnitEvent, other: UnitEvent) =>
      one.platform_source !== other.platform_source ||
      (one.unit_id !== other.unit_id && one.platform_source !== 'booking');
    fc.assert(
      fc.property(anyEvents, (events) => {
        const sold = events.filter(isSold);
        const pairs = sold.flatMap((one) =>
          sold
            .filter(
              (other) => one.id < other.id && doUnitsBlock(one, other) && isTwice(one, other) && share(one, other),
            )
            .map((other) => [one.id, other.id]),
        );
        const found = findConflicts(events, { today });
        expect(found.map(({ first, second }) => [first, second])).toEqual(pairs);
        expect(findConflicts(events.toReversed(), { today })).toEqual(found);
      }),
    );
  });

  const many = (of: (index: number) => [number, number], [start, end]: [number, number]) => [
    ...Array.from({ length: 10_000 }, (_, index) => booked(index + 1, ...of(index), index % 2 === 0 ? {} : onBooking)),
    booked(10_001, start, end, { platform_source: 'vrbo' }),
  ];
  test('G20 bounded: limits the number of conflicts if two platforms sell the same nights 5,000 times each', () => {
    expect(
      findConflicts(
        many(() => [5, 8], [4, 6]),
        { today },
      ),
    ).toHaveLength(MOST_CONFLICTS);
  });
  test('finds the one shared night among 10,000 events', () => {
    expect(
      findConflicts(
        many((index) => [1 + index * 2, 3 + index * 2], [500, 501]),
        { today },
      ),
    ).toHaveLength(1);
  });
});
