import { ITALIAN, LANGUAGES } from '../../kernel/language.ts';
import { recordOf } from '../../kernel/records.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import { inEveryLanguage } from './in-every-language.ts';
import type { SitemapPage } from './sitemap-xml.ts';

export type SitemapLocations = Pick<
  LocationsService,
  'listRegioni' | 'listProvince' | 'listCitta' | 'listCittaWithCount'
>;

async function openTowns(locations: SitemapLocations, regione_id: number): Promise<ReadonlySet<number>> {
  const open = new Set<number>();
  for (const { id } of await locations.listProvince(regione_id)) {
    const citta = await locations.listCittaWithCount(id);
    for (const town of citta) if (town.strutture_count > 0) open.add(town.id);
  }
  return open;
}

async function pathsOf(locations: SitemapLocations, regione_id: number, open: ReadonlySet<number>): Promise<string[]> {
  const regione = (await locations.listRegioni()).find(({ id }) => id === regione_id)?.slug ?? '';
  const paths = [placePath({ regione })];
  const province = await locations.listProvince(regione_id);
  for (const { id, slug: provincia } of province.toSorted((one, other) => one.id - other.id)) {
    const citta = (await locations.listCitta(id)).filter((town) => open.has(town.id));
    const sorted = citta.toSorted((one, other) => one.id - other.id);
    paths.push(placePath({ regione, provincia }));
    paths.push(...sorted.map(({ slug }) => placePath({ regione, provincia, citta: slug })));
  }
  return paths;
}

export async function listPlaces(locations: SitemapLocations, regione_id: number): Promise<SitemapPage[] | null> {
  const regioni = await locations.listRegioni();
  if (regioni.every(({ id }) => id !== regione_id)) return null;
  const open = await openTowns(locations, regione_id);
  const pending = inEveryLanguage(() => pathsOf(locations, regione_id, open));
  const paths = new Map(await Promise.all(LANGUAGES.map(async (each) => [each, await pending[each]] as const)));
  return (paths.get(ITALIAN) ?? []).map((_, index) => ({
    path: recordOf(LANGUAGES, (language) => paths.get(language)?.[index] ?? ''),
  }));
}
