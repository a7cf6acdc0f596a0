import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ExportTarget, Nights, Platform } from './feed.ts';
import { type UnitEvent, doUnitsBlock } from './find-conflicts.ts';
import { joinNights, nightsToCome, nightsWithout } from './nights.ts';

/** `held_since` and `updated_at` are in milliseconds since 1970. */
export type ExportableEvent = UnitEvent & { public_id: string; held_since: number | null; updated_at: number };

/** `uid_suffix` gives each part of a split event a stable UID. */
export type ExportedEvent = Nights & {
  public_id: string;
  uid_suffix?: string;
  event_type: ExportableEvent['event_type'];
  updated_at: number;
};

/** `readers` are platforms detected importing this address by mistake. `probe` is a far-future night exported to detect them. */
export type ExportQuestion = {
  target: ExportTarget;
  unit: Pick<UnitEvent, 'unit_id' | 'camera_id'>;
  today: CalendarDate;
  readers?: readonly Platform[];
  probe?: ExportedEvent | null;
  keepsRows?: boolean;
};

/**
 * Returns the events exported to one platform (G10, G12). Excludes nights that the platform shows as its own: otherwise two
 * platforms could return a cancelled night to each other through our export. Merges the events of other platforms: otherwise
 * portals that import each other would add events with every poll.
 * @example selectExport([{ public_id: 'a', platform_source: 'vrbo', start: '2026-12-01', end: '2026-12-06', … }, { public_id:
 * 'b', platform_source: 'airbnb', start: '2026-12-03', end: '2026-12-04', … }], { target: 'airbnb', unit, today }) // [{
 * public_id: 'a', 1–3 December }, { public_id: 'a', uid_suffix: '20261204', 4–6 December }]
 */
export function selectExport(events: readonly ExportableEvent[], question: ExportQuestion): ExportedEvent[] {
  const { target, unit, today, readers = [], probe = null, keepsRows = false } = question;
  const reading = new Set<string>([target, ...readers]);
  const blocking = events.filter((event) => event.end > today && !event.is_echo && doUnitsBlock(event, unit));
  const shown = joinNights(
    blocking.filter(
      (event) => event.platform_source === target && event.unit_id === unit.unit_id && event.held_since === null,
    ),
  );
  const others = blocking.filter((event) => !reading.has(event.platform_source));
  const isWhole = (event: ExportableEvent) => keepsRows || event.platform_source === 'ospitalia';
  const foreign = others.filter((event) => !isWhole(event));
  const reservations = foreign.filter((event) => event.event_type === 'booking');
  const closures = foreign.filter((event) => event.event_type !== 'booking');
  return [
    ...others.filter(isWhole).map((event) => stretchOf([event], event)),
    ...joined(reservations, shown),
    ...joined(closures, joinNights([...shown, ...reservations])),
    ...(probe === null ? [] : [probe]),
  ].filter((nights) => nights.end > today);
}

function joined(events: readonly ExportableEvent[], without: readonly Nights[]): ExportedEvent[] {
  const ordered = events.toSorted((one, other) =>
    one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1,
  );
  return joinNights(ordered)
    .flatMap((nights) => nightsWithout(nights, without))
    .map((nights) => stretchOf(ordered, nights));
}

function stretchOf(ordered: readonly ExportableEvent[], { start, end }: Nights): ExportedEvent {
  const within = ordered.filter((event) => event.start < end && start < event.end);
  const [first] = within;
  if (first === undefined) throw new Error('no event for a stretch of nights');
  const { public_id, event_type } = first;
  const suffix = start === first.start ? {} : { uid_suffix: start.replaceAll('-', '') };
  const updated_at = Math.max(...within.map((event) => event.updated_at));
  return { public_id, ...suffix, start, end, event_type, updated_at };
}

/**
 * Returns the future nights of an export. Once the platform has imported them, its feed may repeat them (G10).
 * @example servedNights([{ start: '2026-11-20', end: '2026-11-24', … }], '2026-11-22') // [{ start: '2026-11-22', end:
 * '2026-11-24' }]
 */
export function servedNights(exported: readonly Nights[], today: CalendarDate): Nights[] {
  return joinNights(exported.flatMap((nights) => nightsToCome(nights, today)));
}
