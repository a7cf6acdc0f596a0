import { onceByLanguage } from '../../../kernel/languages/by-language.ts';
import { LOCALE } from '../../../kernel/language.ts';
import type { Place } from '../../../locations/contract.ts';
import { provinciaPhrase } from '../../../locations/rules/place-phrase.it.ts';
import { bandOf, bandOfArea, bandOfSeveral, ITALY_BAND } from '../../../locations/rules/band-of.ts';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import type { PageContext } from '../context.ts';
import type { ScopeAddress } from './read-scope.ts';

export type ListRegions = { codici: string[]; title: string };

/** Maximum number of regions of a list. Lists with more regions are treated as covering all of Italy. */
const MOST_REGIONI = 6;
const inWords = onceByLanguage((language) => new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }));

/** Returns the regions of a list, or `null` if it has no places or covers all of Italy. */
export function regionsOfList(places: readonly Place[]): ListRegions | null {
  const regioni = [...new Map(places.map(({ regione }) => [regione.codice, regione.nome]))];
  const province = new Set(places.map(({ provincia }) => provincia?.nome ?? null));
  const [only] = province;
  if (regioni.length === 0 || regioni.length > MOST_REGIONI) return null;
  const names = inWords().format(regioni.map(([, nome]) => nome));
  const title = province.size === 1 && only ? `${names}, ${provinciaPhrase(only)}` : names;
  return { codici: regioni.map(([codice]) => codice), title };
}

export function regionByProvince(places: readonly Place[]): ReadonlyMap<string, string> | null {
  if (new Set(places.map(({ regione }) => regione.id)).size < 2) return null;
  return new Map(places.flatMap(({ regione, provincia }) => (provincia ? [[provincia.sigla, regione.nome]] : [])));
}

/** Band pictures by setting. Italy's band shows the sea; the other settings use the band of a region that shows the setting. */
const SETTING_BANDS: Record<Ambiente, string> = { mare: ITALY_BAND, montagna: 'TAA', lago: 'LOM' };

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
