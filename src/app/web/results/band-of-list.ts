import { bandOf, bandOfArea, bandOfSeveral, ITALY_BAND } from '../../../locations/rules/band-of.ts';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import type { PageContext } from '../context.ts';
import type { ScopeAddress } from './read-scope.ts';

/** Of a setting in all Italy: a land that shows it. Its sea is in the band of Italy. */
const SETTING_BANDS: Record<Ambiente, string> = { mare: ITALY_BAND, montagna: 'TAA', lago: 'LOM' };

/** The name of the band over a list: of a setting that of the place it is in, of what lies around a town that of the town. */
export async function bandOfList(
  { place, zone, several, scope }: Pick<ScopeAddress, 'place' | 'zone' | 'several' | 'scope'>,
  locations: Pick<PageContext['locations'], 'findPlace' | 'provinceOfTowns'>,
): Promise<string> {
  if (place) return bandOf(place);
  if (scope.kind !== 'citta') return ITALY_BAND;
  if (several !== null) return bandOfSeveral(await locations.provinceOfTowns(scope.citta_ids));
  if (zone === null) return ITALY_BAND;
  if (zone.zone.kind === 'ambiente' && zone.nome === '') return SETTING_BANDS[zone.zone.ambiente];
  if (zone.path === '') return bandOfArea(await locations.provinceOfTowns(scope.citta_ids));
  const [regione = '', provincia] = zone.path.split('/');
  return bandOf(await locations.findPlace({ regione, provincia }));
}
