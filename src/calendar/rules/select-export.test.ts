import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { december, nights } from '../../../test/feed-history.ts';
import { type CalendarDate, eachDate } from '../../kernel/dates/calendar-date.ts';
import { EXPORT_TARGETS, type Nights } from './feed.ts';
import { type ExportableEvent, selectExport, servedNights } from './select-export.ts';

const today = december(1);
const HOUSE = { unit_id: 1, camera_id: null };
const ROOM = { unit_id: 2, camera_id: 20 };
const OTHER_ROOM = { unit_id: 3, camera_id: 30 };

function event(public_id: string, start: number, end: number, more: Partial<ExportableEvent> = {}): ExportableEvent {
  const airbnb = { event_type: 'booking', platform_source: 'airbnb', is_echo: false, held_since: null } as const;
  return { ...HOUSE, ...airbnb, ...nights(start, end), id: 1, public_id, updated_at: 7, ...more };
}
const exportOf = (events: readonly ExportableEvent[], target: (typeof EXPORT_TARGETS)[number], unit = HOUSE) =>
  selectExport(events, { target, unit, today });

describe('selectExport: exported events', () => {
  test('exports an event unchanged, with its own public_id', () => {
    expect(exportOf([event('a', 5, 8)], 'booking')).toEqual([
      { public_id: 'a', ...nights(5, 8), event_type: 'booking', updated_at: 7 },
    ]);
  });
  test('G12 future only: exports stays in progress with their original start, but no stay that has ended by today', () => {
    const events = [event('under way', -3, 2), event('over', -3, 1), event('to come', 4, 5)];
    expect(exportOf(events, 'altro')).toMatchObject([
      { public_id: 'under way', ...nights(-3, 2) },
      { public_id: 'to come', ...nights(4, 5) },
    ]);
  });
  test('includes the events of the whole house in the export of a room, and the events of all rooms in the export of the whole house', () => {
    const ours = { platform_source: 'ospitalia' } as const;
    const rooms = [event('room', 6, 9, { ...ROOM, ...ours }), event('other', 7, 9, { ...OTHER_ROOM, ...ours })];
    const names = (unit: typeof HOUSE | typeof ROOM) =>
      selectExport([event('house', 5, 8, ours), ...rooms], { target: 'altro', unit, today }).map(
        (one) => one.public_id,
      );
    expect([names(HOUSE), names(ROOM)]).toEqual([
      ['house', 'room', 'other'],
      ['house', 'room'],
    ]);
  });
});

describe('G10 loop-free: selectExport for nights that the target platform already shows', () => {
  const onBooking = { platform_source: 'booking' } as const;
  test("excludes echoes from every export, and a platform's events only from its own export", () => {
    const events = [event('a', 5, 8), event('echo', 10, 12, { ...onBooking, is_echo: true })];
    expect((['airbnb', 'vrbo', 'altro'] as const).map((target) => exportOf(events, target).length)).toEqual([0, 1, 1]);
  });
  test('excludes nights that the platform shows as its own, and gives each remaining part a stable UID', () => {
    const events = [event('a', 5, 12), event('b', 7, 9, onBooking)];
    expect(exportOf(events, 'booking')).toMatchObject([
      { public_id: 'a', ...nights(5, 7) },
      { public_id: 'a', uid_suffix: '20261209', ...nights(9, 12) },
    ]);
    expect(exportOf(events, 'booking')[0]).not.toHaveProperty('uid_suffix');
    expect(selectExport(events, { target: 'booking', unit: HOUSE, today: december(8) })).toMatchObject([
      { public_id: 'a', uid_suffix: '20261209', ...nights(9, 12) },
    ]);
    expect(exportOf(events, 'vrbo')).toMatchObject([{ public_id: 'a', ...nights(5, 12) }]);
  });
  test.each<[string, Partial<ExportableEvent>, Partial<ExportableEvent>]>([
    ['exports a night as soon as the platform stops showing it, even while the night is held', {}, { held_since: 1 }],
    ['exports a night that the platform shows only for a different unit', {}, ROOM],
    [
      "exports Ospitalia's own events in full, even if the platform shows the same nights",
      { platform_source: 'ospitalia' },
      {},
    ],
  ])('%s', (_, one, other) => {
    const events = [event('a', 5, 8, one), event('b', 5, 8, { ...onBooking, ...other })];
    expect(exportOf(events, 'booking')).toMatchObject([{ public_id: 'a', ...nights(5, 8) }]);
  });
});

describe('selectExport for nights of other platforms', () => {
  test("joins adjacent nights of the same type, but neither Ospitalia's own events nor the rows of a downloaded file", () => {
    const events = [
      event('later', 8, 10, { id: 2, platform_source: 'vrbo', updated_at: 9 }),
      event('first', 5, 8, { id: 1 }),
      event('closed', 9, 13, { id: 3, event_type: 'blocked' }),
      event('ours', 20, 22, { id: 4, platform_source: 'ospitalia' }),
      event('ours, too', 22, 23, { id: 5, platform_source: 'ospitalia' }),
    ];
    expect(exportOf(events, 'booking')).toEqual([
      { public_id: 'ours', ...nights(20, 22), event_type: 'booking', updated_at: 7 },
      { public_id: 'ours, too', ...nights(22, 23), event_type: 'booking', updated_at: 7 },
      { public_id: 'first', ...nights(5, 10), event_type: 'booking', updated_at: 9 },
      { public_id: 'closed', uid_suffix: '20261210', ...nights(10, 13), event_type: 'blocked', updated_at: 7 },
    ]);
    expect(exportOf(events.toReversed(), 'booking').slice(2)).toEqual(exportOf(events, 'booking').slice(2));
    const file = selectExport(events, { target: 'altro', unit: HOUSE, today, keepsRows: true });
    expect(file.map((one) => one.public_id)).toEqual(['later', 'first', 'closed', 'ours', 'ours, too']);
  });

  test('excludes nights shown only by a platform that imports this address, and adds the probe', () => {
    const events = [event('a', 5, 8), event('b', 7, 12, { platform_source: 'booking' })];
    const probe = { public_id: 'probe', ...nights(90, 91), event_type: 'blocked', updated_at: 1 } as const;
    const question = { target: 'altro', unit: HOUSE, today, readers: ['booking'], probe } as const;
    expect(selectExport(events, question)).toMatchObject([{ public_id: 'a', ...nights(5, 8) }, { public_id: 'probe' }]);
  });
});

const anyEvent = fc
  .record({
    start: fc.integer({ min: -5, max: 20 }),
    count: fc.integer({ min: 1, max: 6 }),
    platform_source: fc.constantFrom<ExportableEvent['platform_source']>('airbnb', 'booking', 'vrbo', 'ospitalia'),
    is_echo: fc.boolean(),
    held_since: fc.constantFrom(null, 1),
  })
  .map(({ start, count, ...more }) => event('a', start, start + count, more));
const nightsOf = (all: readonly Nights[]): CalendarDate[] =>
  [...new Set(all.flatMap(({ start, end }) => eachDate(start, end)))].filter((night) => night >= today).toSorted();

test('G10, G12 for any calendar: exports all future nights of Ospitalia, and the future nights of other platforms except echoes and nights that the target shows', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), fc.constantFrom(...EXPORT_TARGETS), (events, target) => {
      const exported = exportOf(events, target);
      const exportedNights = nightsOf(exported);
      const real = events.filter((one) => !one.is_echo);
      const shown = real.filter((one) => one.platform_source === target && one.held_since === null);
      const others = real.filter((one) => one.platform_source !== target);
      expect(nightsOf([...exported, ...shown])).toEqual(nightsOf([...others, ...shown]));
      expect(nightsOf(others)).toEqual(expect.arrayContaining(exportedNights));
      const imported = others.filter((one) => one.platform_source !== 'ospitalia');
      const ours = nightsOf(others.filter((one) => one.platform_source === 'ospitalia'));
      const allowed = nightsOf(imported).filter((night) => !nightsOf(shown).includes(night));
      expect(exportedNights).toEqual([...new Set([...ours, ...allowed])].toSorted());
      expect(nightsOf(servedNights(exported, today))).toEqual(exportedNights);
    }),
  );
});
