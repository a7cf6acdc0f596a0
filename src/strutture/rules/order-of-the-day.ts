import { type CalendarDate, dayNumber } from '../../kernel/calendar-date.ts';

/** Two runs of positions, 0-based and half-open, that a page of results takes from the town's list by registration. */
export type Run = { offset: number; limit: number };

type Page = { today: CalendarDate; total: number; page: number; pageSize: number };

/**
 * The honest order: every day the list of a town starts one struttura later and wraps round, the same for everybody, so
 * that over as many days as there are strutture each is first exactly once (`docs/decisions/`, Ordine onesto).
 * Returns the runs of the list by registration that make up a page, in order; none past the last page.
 * @example orderOfTheDay({ today: '1970-01-03', total: 5, page: 1, pageSize: 4 })
 * // [{ offset: 2, limit: 3 }, { offset: 0, limit: 1 }]: third, fourth, fifth, first
 */
export function orderOfTheDay({ today, total, page, pageSize }: Page): Run[] {
  const skipped = (page - 1) * pageSize;
  const count = Math.min(pageSize, total - skipped);
  if (count <= 0) return [];
  const start = (dayNumber(today) + skipped) % total;
  const untilEnd = Math.min(count, total - start);
  const runs = [{ offset: start, limit: untilEnd }];
  return untilEnd === count ? runs : [...runs, { offset: 0, limit: count - untilEnd }];
}
