import type { Selectable } from 'kysely';
import type { CalendarTables } from '../calendar/server/tables.ts';
import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import type { Rate } from '../strutture/rules/rate.ts';
import type { StruttureTables } from '../strutture/server/tables.ts';

type OwnersColumn =
  | 'onboarding_by'
  | 'onboarding_at'
  | 'proprietario_email'
  | 'email_confirmed_at'
  | 'submitted_at'
  | 'non_su_booking'
  | 'privacy_versione'
  | 'privacy_accepted_at'
  | 'submission_hash'
  | 'accoglie_foto_id'
  | 'traduzioni'
  | 'traduzioni_testi'
  | 'ora_limite_oggi'
  | 'changed_at';

export type DemoRow = Omit<
  Selectable<StruttureTables['strutture']>,
  'booking_ical_url' | 'cin' | 'created_at' | 'approved_at' | OwnersColumn
> & { cin: string; created_at: string; submitted_at: string; approved_at: string | null };

export type DemoCamera = Omit<Selectable<StruttureTables['camere']>, 'id' | 'struttura_id' | 'lingua' | 'traduzioni'>;

/** `unit` is 0 for the whole struttura and n for its nth room. `end` is the check-out day. */
export type DemoEvent = Pick<
  Selectable<CalendarTables['calendar_events']>,
  'event_type' | 'platform_source' | 'summary'
> & { unit: number; start: CalendarDate; end: CalendarDate };

export type DemoRate = Omit<Rate, 'camera_id'> & { unit: number };

export type DemoStruttura = {
  row: DemoRow;
  camere: DemoCamera[];
  tariffe: DemoRate[];
  events: DemoEvent[];
  photos: string[];
};
