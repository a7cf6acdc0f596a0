import type { Modalita } from './booking.ts';

type Fresh = { camera_id: number | null; testo: string; is_stale: boolean };
type SaleTerms<Unit extends Fresh> = { modalita: Modalita; calendari: readonly Unit[] };

/**
 * How a camera, or (`null`) the whole house, is offered on a page, and how fresh its calendars are. No instant payment is promised while
 * they are stale; the server reads them again and decides before a payment (ADR 0082).
 * @example soldAs({ modalita: 'immediata', calendari: [{ camera_id: 3, testo, is_stale: true }] }, 3).modalita // 'su_richiesta'
 */
export function soldAs<Unit extends Fresh>(
  { modalita, calendari }: SaleTerms<Unit>,
  camera_id: number | null,
): { modalita: Modalita; freshness: Unit | undefined } {
  const freshness = calendari.find((unit) => unit.camera_id === camera_id);
  return { modalita: freshness?.is_stale ? 'su_richiesta' : modalita, freshness };
}
