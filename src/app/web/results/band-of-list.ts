import { bandOf, bandOfArea, bandOfSeveral, ITALY_BAND } from '../../../locations/rules/band-of.ts';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import type { PageContext } from '../context.ts';
import type { ScopeAddress } from './read-scope.ts';

/** For a setting in all of Italy: a region that shows it. The band of Italy shows the sea. */
const SETTING_BANDS: Record<Ambiente, string> = { mare: ITALY_BAND, montagna: 'TAA', lago: 'LOM' };

/** The band above a list: for a setting, that of its place; for the surroundings of a town, that of the town. */
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
