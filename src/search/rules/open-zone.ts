import type { PlaceIndex } from './index-places.ts';
import type { Scope } from './search-criteria.ts';
import type { Zone } from './zone.ts';

/** A zone with what is searched in it. `nome`: of the town in its middle, or of its area; '' of what a map shows. */
export type OpenZone = { zone: Zone; scope: Scope; nome: string };

/**
 * What an address means by a zone; `null` where there is no such town, or area.
 * @example openZone({ kind: 'intorno', citta_id: 52032, km: 20 }, places)?.nome // 'Siena'
 */
export function openZone(zone: Zone, places: PlaceIndex): OpenZone | null {
  if (zone.kind === 'riquadro') return { zone, scope: zone, nome: '' };
  if (zone.kind === 'area') return null;
  const citta_ids = places.around(zone.citta_id, zone.km);
  if (citta_ids.length === 0) return null;
  const { nome } = places.describe({ kind: 'citta', id: zone.citta_id });
  return { zone, scope: { kind: 'citta', citta_ids }, nome };
}
