import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';

export type NightSelection = { from: CalendarDate; to: CalendarDate; isEnded: boolean } | null;

/** Returns the selection after a night has been chosen. Choosing the same night twice selects one night. */
export function chooseNight(selection: NightSelection, day: CalendarDate, today: CalendarDate): NightSelection {
  if (day < today) return selection;
  if (selection === null || selection.isEnded) return { from: day, to: day, isEnded: false };
  return { from: selection.from, to: day, isEnded: true };
}

export function reachNight(selection: NightSelection, day: CalendarDate, today: CalendarDate): NightSelection {
  if (selection === null || selection.isEnded) return selection;
  return { ...selection, to: day < today ? today : day };
}

/** @example selectedNights({ from: '2026-11-28', to: '2026-11-25', isEnded: true }) // first the 25th, last the 28th */
export function selectedNights(selection: NightSelection): { first: CalendarDate; last: CalendarDate } | null {
  if (selection === null) return null;
  const { from, to } = selection;
  return from < to ? { first: from, last: to } : { first: to, last: from };
}
