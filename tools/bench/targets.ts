import type { BlogPostCard } from '../../src/blog/contract.ts';
import type { CittaWithCount, Provincia, Regione } from '../../src/locations/contract.ts';
import type { Struttura } from '../../src/strutture/contract.ts';

export type Targets = Record<'primaryKey' | 'list' | 'detail' | 'availability', readonly string[]>;

const FULL_PAGE = 24;
const TOWNS = 40;
/** Fewer than are left when the newest are in the queue (`fillQueue`). */
const IDS = 1500;
/** A prime: steps of it visit ids far from each other. */
const STRIDE = 47;

async function get<T>(origin: string, path: string): Promise<T> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  return (await fetch(origin + path)).json() as Promise<T>;
}

async function townsOf(origin: string, regione: Regione, provincia: Provincia) {
  const towns = await get<CittaWithCount[]>(origin, `/api/province/${provincia.id}/citta-with-count`);
  return towns.map(({ id, slug, strutture_count }) => ({
    id,
    strutture_count,
    path: `/strutture/${regione.slug}/${provincia.slug}/${slug}`,
  }));
}

async function fullestTowns(origin: string, regione: Regione | undefined) {
  if (regione === undefined) return [];
  const province = await get<Provincia[]>(origin, `/api/regioni/${regione.id}/province`);
  const towns = await Promise.all(province.map((provincia) => townsOf(origin, regione, provincia)));
  return towns.flat().toSorted((one, other) => other.strutture_count - one.strutture_count);
}

/** Towns all over Italy whose first page of results is full, and strutture spread over all of them. */
export async function chooseTargets(origin: string): Promise<Targets> {
  const regioni = await get<Regione[]>(origin, '/api/regioni');
  const towns: { id: number; path: string }[] = [];
  for (const regione of regioni) {
    for (const provincia of await get<Provincia[]>(origin, `/api/regioni/${regione.id}/province`)) {
      if (towns.length >= TOWNS) continue;
      const all = await townsOf(origin, regione, provincia);
      towns.push(...all.filter(({ strutture_count }) => strutture_count >= FULL_PAGE));
    }
  }
  const sample = await get<{ data: Struttura[] }>(origin, `/api/properties/public?citta_id=${towns[0]?.id}&limit=50`);
  const ids: number[] = [];
  for (let id = 1; ids.length < IDS; id += STRIDE) {
    if ((await fetch(`${origin}/api/strutture/${id}`, { headers: { 'X-Forwarded-For': `198.19.0.${id % 250}` } })).ok)
      ids.push(id);
  }
  const window = 'start_date=2026-12-01&end_date=2027-02-28';
  return {
    primaryKey: ids.map((id) => `/api/strutture/${id}`),
    list: towns.map((town) => town.path),
    detail: sample.data.map(({ id, slug }) => `/struttura/${id}/${slug}`),
    availability: sample.data.map(({ cin }) => `/api/calendar/availability?cin=${cin}&${window}`),
  };
}

/** One page of each kind that a visitor sees first: the home page, the town with the most homes of a region, one of those, an article. */
export async function choosePages(origin: string): Promise<Record<'home' | 'list' | 'detail' | 'article', string>> {
  const regioni = await get<Regione[]>(origin, '/api/regioni');
  const regione = regioni.find(({ nome }) => nome === 'Toscana') ?? regioni[0];
  const [town] = await fullestTowns(origin, regione);
  const homes = await get<{ data: Struttura[] }>(origin, `/api/properties/public?citta_id=${town?.id}&limit=1`);
  const posts = await get<{ data: BlogPostCard[] }>(origin, '/api/blog/posts?limit=1');
  const [home, post] = [homes.data[0], posts.data[0]];
  if (town === undefined || home === undefined || post === undefined) throw new Error('the demonstration lacks pages');
  return {
    home: '/',
    list: town.path,
    detail: `/struttura/${home.id}/${home.slug}`,
    article: `/blog/${post.id}/${post.slug}`,
  };
}
