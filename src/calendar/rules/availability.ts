import { type CalendarDate, addDays, eachDate } from '../../kernel/dates/calendar-date.ts';

export type BusyPeriod = { start: CalendarDate; end: CalendarDate };

export type Unit = { busy: readonly BusyPeriod[] };

export type AvailabilityQuestion = {
  start: CalendarDate;
  end: CalendarDate;
  whole: readonly BusyPeriod[];
  /** All offered rooms, or only the requested one. Empty if the struttura has no rooms. */
  units: readonly Unit[];
  wanted: 'whole' | 'room';
};

export type NightAvailability = { date: CalendarDate; is_available: boolean };

/**
 * Returns whether each night is available (ADR 0055); a booking of the whole house blocks every room, and vice versa.
 * @example availabilityOf({ start: '2026-12-07', end: '2026-12-08', units: [], wanted: 'whole', whole: [{ start: '2026-12-05', end: '2026-12-08' }] }) // [{ date: '2026-12-07', is_available: false }, { date: '2026-12-08', is_available: true }]
 */
export function availabilityOf({ start, end, whole, units, wanted }: AvailabilityQuestion): NightAvailability[] {
  const isFree = (busy: readonly BusyPeriod[], night: CalendarDate) =>
    !busy.some((period) => period.start <= night && night < period.end);
  const areUnitsFree = (night: CalendarDate) =>
    wanted === 'room'
      ? units.some((unit) => isFree(unit.busy, night))
      : units.every((unit) => isFree(unit.busy, night));
  return eachDate(start, addDays(end, 1)).map((date) => ({
    date,
    is_available: isFree(whole, date) && areUnitsFree(date),
  }));
}
