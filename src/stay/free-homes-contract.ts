import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import type { FreeHome } from './rules/free-home.ts';

type SoughtStay = { struttura_id: number; check_in: CalendarDate; check_out: CalendarDate; guests: number };

/**
 * Finds alternatives for a guest whose chosen home is unavailable, best match first, in the current language.
 * Implemented by `search`.
 */
export type FindFreeHomes = (stay: SoughtStay) => Promise<readonly FreeHome[]>;
