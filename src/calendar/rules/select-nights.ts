import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

/** A period that is being chosen: from the night chosen first to the one reached since, in either order. */
export type NightSelection = { from: CalendarDate; to: CalendarDate; isEnded: boolean } | null;

/**
 * What choosing a night does to the selection, by a click, a tap or Enter: the first begins a period, the second ends it
 * (on the same day: one night), a third begins another. Nights that are over are not chosen (design, 5.7).
 */
export function chooseNight(selection: NightSelection, day: CalendarDate, today: CalendarDate): NightSelection {
  if (day < today) return selection;
  if (selection === null || selection.isEnded) return { from: day, to: day, isEnded: false };
  return { from: selection.from, to: day, isEnded: true };
}

/** The selection as the pointer or the arrows reach a night, before it is chosen; no further back than today. */
export function reachNight(selection: NightSelection, day: CalendarDate, today: CalendarDate): NightSelection {
  if (selection === null || selection.isEnded) return selection;
  return { ...selection, to: day < today ? today : day };
}

/**
 * The first and the last night of a selection.
 * @example selectedNights({ from: '2026-11-28', to: '2026-11-25', isEnded: true }) // first the 25th, last the 28th
 */
export function selectedNights(selection: NightSelection): { first: CalendarDate; last: CalendarDate } | null {
  if (selection === null) return null;
  const { from, to } = selection;
  return from < to ? { first: from, last: to } : { first: to, last: from };
}
