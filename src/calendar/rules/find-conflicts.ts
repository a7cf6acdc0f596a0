import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { EventSource, Nights } from './feed.ts';
import { earlierOf } from './nights.ts';

export type UnitEvent = Nights & {
  id: number;
  unit_id: number;
  camera_id: number | null;
  event_type: 'booking' | 'blocked' | 'maintenance' | 'conflict';
  platform_source: EventSource;
  is_echo: boolean;
};

/**
 * Maximum number of conflicts per struttura. Without it, two feeds that each list thousands of reservations per night would
 * exhaust memory.
 */
export const MOST_CONFLICTS = 200;

/** Two reservations that share the nights from `start` up to, but not including, `end`. `first` is the smaller id. */
export type FoundConflict = Nights & { first: number; second: number };

/**
 * Returns whether an unavailable night of one unit also blocks the other (ADR 0055).
 * @example doUnitsBlock({ unit_id: 1, camera_id: null }, { unit_id: 2, camera_id: 9 }) // true
 */
export function doUnitsBlock(
  one: Pick<UnitEvent, 'unit_id' | 'camera_id'>,
  other: Pick<UnitEvent, 'unit_id' | 'camera_id'>,
): boolean {
  return one.unit_id === other.unit_id || one.camera_id === null || other.camera_id === null;
}

/**
 * Returns whether the same seller created both events. All Booking.com events count as one seller's, because Booking.com also
 * closes the whole house when it sells a room.
 */
function isOneSeller(one: UnitEvent, other: UnitEvent): boolean {
  if (one.platform_source !== other.platform_source) return false;
  return one.unit_id === other.unit_id || one.platform_source === 'booking';
}

/**
 * Returns the nights sold twice (guarantee G14): reservations by different sellers for units that block each other.
 * @example findConflicts([
 *   { id: 4, platform_source: 'airbnb', event_type: 'booking', start: '2026-12-01', end: '2026-12-06', … }, { id: 9, platform_source: 'booking', event_type: 'booking', start: '2026-12-05', end: '2026-12-08', … }, ], { today: '2026-11-22' }) // [{ first: 4, second: 9, start: '2026-12-05', end: '2026-12-06' }]
 */
export function findConflicts(events: readonly UnitEvent[], { today }: { today: CalendarDate }): FoundConflict[] {
  const reservations = events
    .filter((event) => event.event_type === 'booking' && !event.is_echo && event.end > today)
    .toSorted((one, other) => (one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1));
  const conflicts: FoundConflict[] = [];
  let underWay: UnitEvent[] = [];
  for (const event of reservations) {
    underWay = underWay.filter((earlier) => earlier.end > event.start);
    for (const earlier of underWay) {
      if (isOneSeller(earlier, event) || !doUnitsBlock(earlier, event)) continue;
      const [first, second] = earlier.id < event.id ? [earlier.id, event.id] : [event.id, earlier.id];
      conflicts.push({ first, second, start: event.start, end: earlierOf(earlier.end, event.end) });
      if (conflicts.length === MOST_CONFLICTS) return inOrder(conflicts);
    }
    underWay.push(event);
  }
  return inOrder(conflicts);
}

function inOrder(conflicts: readonly FoundConflict[]): FoundConflict[] {
  return conflicts.toSorted((one, other) => one.first - other.first || one.second - other.second);
}
