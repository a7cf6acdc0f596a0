import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import type { FreeHome } from './rules/free-home.ts';

type SoughtStay = { struttura_id: number; check_in: CalendarDate; check_out: CalendarDate; guests: number };

export type FindFreeHomes = (stay: SoughtStay) => Promise<readonly FreeHome[]>;
