import type { Nights } from '../../calendar/rules/feed.ts';
import { WHOLE_CALENDAR_NIGHTS } from '../../calendar/rules/note-misread.ts';
import { type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import type { Modalita } from './booking.ts';
import type { Selection } from './selection.ts';

type Fresh = { testo: string; is_stale: boolean };
type UnitCalendar = Fresh & { camera_id: number | null; misread: { testo: string; nights: readonly Nights[] } | null };
type SaleTerms = { modalita: Modalita; calendari: readonly UnitCalendar[] };

function freshnessOf({ testo, is_stale, misread }: UnitCalendar, selection: Selection): Fresh {
  const isTouched = misread?.nights.some(({ start, end }) =>
    selection.kind === 'stay'
      ? start < selection.check_out && selection.check_in < end
      : daysBetween(start, end) >= WHOLE_CALENDAR_NIGHTS,
  );
  return misread && isTouched && !is_stale ? { testo: misread.testo, is_stale: true } : { testo, is_stale };
}

export function needsConfirmation(
  terms: SaleTerms,
  camera_id: number | null,
  stay: { check_in: CalendarDate; check_out: CalendarDate },
): boolean {
  return (
    terms.modalita === 'immediata' && soldAs(terms, camera_id, { kind: 'stay', ...stay }).modalita === 'su_richiesta'
  );
}

/**
 * Returns the booking mode to display. A stale calendar, or misread events on the selected nights, force `su_richiesta` (ADR
 * 0082).
 * @example soldAs({ modalita: 'immediata', calendari: [{ camera_id: 3, testo, is_stale: true, misread: null }] }, 3,
 * selection).modalita // 'su_richiesta'
 */
export function soldAs(
  { modalita, calendari }: SaleTerms,
  camera_id: number | null,
  selection: Selection,
): { modalita: Modalita; freshness: Fresh | undefined } {
  const unit = calendari.find((each) => each.camera_id === camera_id);
  const freshness = unit && freshnessOf(unit, selection);
  return { modalita: freshness?.is_stale ? 'su_richiesta' : modalita, freshness };
}
