import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarConflict, SyncStatus } from '../../property-contract.ts';
import type { Nights } from '../../rules/feed.ts';

/** The answer of `syncStatusCall`. */
export function readStatus(answer: unknown): SyncStatus {
  return answer as SyncStatus;
}

/** The answer of `syncCall`: how many platforms are read. */
export function readTaskCount(answer: unknown): number {
  return (answer as { task_count: number }).task_count;
}

/** The answer of `configureCall`, as far as it is told. */
export function readConfigured(answer: unknown): { eventi_trovati: number | null; avviso: string | null } {
  return answer as { eventi_trovati: number | null; avviso: string | null };
}

/** The nights of a conflict; the server writes dates as the kernel does. */
export function readNights({ start_date, end_date }: CalendarConflict): Nights {
  return { start: start_date as CalendarDate, end: end_date as CalendarDate };
}
