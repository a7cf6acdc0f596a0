import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarConflict, SyncStarted, SyncStatus } from '../../property-contract.ts';
import type { Nights } from '../../rules/feed.ts';

/** The answer of `syncStatusCall`. */
export function readStatus(answer: unknown): SyncStatus {
  return answer as SyncStatus;
}

/** The answer of `syncCall`: what is read, and what is not. */
export function readSyncStarted(answer: unknown): SyncStarted {
  return answer as SyncStarted;
}

/** The answer of `configureCall`, as far as it is told. */
export function readConfigured(answer: unknown): { eventi_trovati: number | null; avviso: string | null } {
  return answer as { eventi_trovati: number | null; avviso: string | null };
}

/** The nights of a conflict; the server writes dates as the kernel does. */
export function readNights({ start_date, end_date }: CalendarConflict): Nights {
  return { start: start_date as CalendarDate, end: end_date as CalendarDate };
}
