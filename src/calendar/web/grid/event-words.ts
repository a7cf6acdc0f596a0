import { type CalendarDate, addDays, daysBetween, formatLongDate } from '../../../kernel/dates/calendar-date.ts';
import type { CalendarProperty } from '../../property-contract.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

export type ShownEvent = {
  property: CalendarProperty;
  unit: number | null;
  /** Whether the day is loaded. A day that is not loaded must not be announced as available. */
  isKnown: boolean;
};

export function unitName({ camera_id }: Pick<GridEvent, 'camera_id'>, { property, unit }: ShownEvent): string | null {
  if (camera_id === unit) return null;
  if (camera_id === null) return messages.wholeHomeLabel;
  return property.camere.find(({ id }) => id === camera_id)?.nome_camera ?? messages.roomLabel;
}

function platformLabel({ event_type, platform_source, summary, guest_info }: GridEvent): string {
  if (guest_info !== null) return guest_info.name;
  if (summary !== '') return summary;
  const platform = messages.sourceNames[platform_source];
  if (platform_source === 'ospitalia') return messages.eventTypes[event_type];
  return event_type === 'booking' ? platform : messages.importedBlock(platform);
}

export function eventLabel(event: GridEvent, shown: ShownEvent): string {
  const unit = unitName(event, shown);
  const label = platformLabel(event);
  return unit === null ? label : messages.roomAndLabel(unit, label);
}

export function lastNight({ end }: Pick<GridEvent, 'end'>) {
  return addDays(end, -1);
}

export function eventNights(event: GridEvent): string {
  const nights = messages.nightsFromTo(event.start, lastNight(event));
  const count = nightCount(event);
  return count === 1 ? nights : `${nights}, ${messages.countedNights(count)}`;
}

export function eventName(event: GridEvent, shown: ShownEvent, isTall = false): string {
  const nights = isTall ? eventNights(event) : messages.nightsFromTo(event.start, lastNight(event));
  const words = [eventLabel(event, shown), nights];
  if (event.sync_status === 'conflict') words.push(messages.inConflictMark);
  return words.join(', ');
}

/** Returns the event's summary, or its type and platform if it has none (PRODUCT.md § 2). */
export function eventTitle({ summary, event_type, platform_source }: GridEvent): string {
  if (summary !== '') return summary;
  return `${messages.eventTypes[event_type]} - ${messages.sourceNames[platform_source]}`;
}

export function conflictName({ platforms: [one, other], start, end }: GridConflict): string {
  return messages.conflictBetween(one, other, messages.nightsFromTo(start, addDays(end, -1)));
}

export function conflictAdvice({ platforms: [one, other], start, end }: GridConflict): string {
  return messages.conflictExplained(one, other, messages.nightsFromTo(start, addDays(end, -1)));
}

export function nightCount({ start, end }: Pick<GridEvent, 'start' | 'end'>): number {
  return daysBetween(start, end);
}

type DayWords = { today: CalendarDate; events: readonly GridEvent[]; hasConflict: boolean; marksPast: boolean };

export function dayName(
  day: CalendarDate,
  shown: ShownEvent,
  { today, events, hasConflict, marksPast }: DayWords,
): string {
  const words = [formatLongDate(day), ...events.map((event) => eventLabel(event, shown))];
  if (day === today) words.unshift(messages.todayButton);
  if (hasConflict) words.push(messages.conflictNightMark);
  if (marksPast && day < today) words.push(messages.pastNightMark);
  return words.join(', ');
}
