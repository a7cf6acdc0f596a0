import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ExportTarget, Nights } from './feed.ts';
import { type UnitEvent, doUnitsBlock } from './find-conflicts.ts';
import { joinNights, nightsToCome, nightsWithout } from './nights.ts';

/** An event of a struttura's calendar with what an export needs of it. `held_since` and `updated_at`: milliseconds since 1970. */
export type ExportableEvent = UnitEvent & { public_id: string; held_since: number | null; updated_at: number };

/**
 * What is exported of an event. `uid_suffix`: of a stretch that does not begin where its event does, `20261205`, so that each
 * stretch has a UID of its own that stays.
 */
export type ExportedEvent = Nights & {
  public_id: string;
  uid_suffix?: string;
  event_type: ExportableEvent['event_type'];
  updated_at: number;
};

/** For whom, of which unit, and on which day an export is made. */
export type ExportQuestion = {
  target: ExportTarget;
  unit: Pick<UnitEvent, 'unit_id' | 'camera_id'>;
  today: CalendarDate;
};

/**
 * What one platform is told of a unit: everything that takes its nights and is not over (guarantee G12), but nothing that came
 * from that platform, and no echo (guarantee G10). Of what other platforms sold, it is not told the nights that it shows as its
 * own: two platforms that both sold a night and both cancel would else hear of it from each other, through us, for ever. A night
 * that it no longer shows, though still held, it is told at once. Our own events are told whole.
 * @example selectExport([{ public_id: 'a', platform_source: 'vrbo', start: '2026-12-01', end: '2026-12-06', … },
 *   { public_id: 'b', platform_source: 'airbnb', start: '2026-12-03', end: '2026-12-04', … }], { target: 'airbnb', unit, today })
 * // [{ public_id: 'a', 1–3 December }, { public_id: 'a', uid_suffix: '20261204', 4–6 December }]
 */
export function selectExport(events: readonly ExportableEvent[], question: ExportQuestion): ExportedEvent[] {
  const { target, unit, today } = question;
  const told = events.filter((event) => event.end > today && !event.is_echo && doUnitsBlock(event, unit));
  const shownByTarget = joinNights(
    told.filter(
      (event) => event.platform_source === target && event.unit_id === unit.unit_id && event.held_since === null,
    ),
  );
  return told
    .filter((event) => event.platform_source !== target)
    .flatMap((event) =>
      (event.platform_source === 'ospitalia' ? [event] : nightsWithout(event, shownByTarget))
        .filter((nights) => nights.end > today)
        .map((nights) => stretchOf(event, nights)),
    );
}

function stretchOf(event: ExportableEvent, { start, end }: Nights): ExportedEvent {
  const { public_id, event_type, updated_at } = event;
  const suffix = start === event.start ? {} : { uid_suffix: start.replaceAll('-', '') };
  return { public_id, ...suffix, start, end, event_type, updated_at };
}

/**
 * The nights to come that an export tells: the mark of what a platform knows from us (guarantee G10).
 * @example servedNights([{ start: '2026-11-20', end: '2026-11-24', … }], '2026-11-22')
 * // [{ start: '2026-11-22', end: '2026-11-24' }]
 */
export function servedNights(exported: readonly Nights[], today: CalendarDate): Nights[] {
  return joinNights(exported.flatMap((nights) => nightsToCome(nights, today)));
}
