import type { CalendarConflict, CalendarProperty } from '../../property-contract.ts';

export type PropertyCalendarProps = {
  property: CalendarProperty;
  /** Whose nights are shown and blocked: the whole house (`null`), or one of its camere. */
  unit?: number | null;
  /** Viewers open events, and change nothing. */
  userRole?: 'owner' | 'viewer';
  /** Those to come, as the sync status says them. */
  conflicts?: readonly CalendarConflict[];
  /** Another number has the events read again, as after a sync. */
  revision?: number;
  /** An event was added or deleted, or Aggiorna was pressed: what stands beside the calendar is to be read again, too. */
  onChanged?: () => void;
  /** The session is over. */
  onSignedOut?: () => void;
};

/** The property calendar (specification section 2): a month, a week or a list of nights, and what takes them. */
export function PropertyCalendar({ property }: PropertyCalendarProps) {
  return <section aria-label={`Calendario di ${property.nome}`} />;
}
