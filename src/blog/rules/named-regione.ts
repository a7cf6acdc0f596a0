import { REGIONI } from '../../locations/rules/regioni.ts';
import { slugify } from '../../locations/rules/slugify.ts';

type Regione = (typeof REGIONI)[number];

const PLACE_LINK = /href="\/strutture\/([a-z-]+)/g;

/**
 * Returns the region of the first link to a place or, without one, of the first matching tag.
 * @example namedRegione({ contenuto: '<a href="/strutture/umbria/terni">Terni</a>', tags: [] })?.nome // 'Umbria'
 */
export function namedRegione({ contenuto, tags }: { contenuto: string; tags: readonly string[] }): Regione | null {
  const slugs = [...contenuto.matchAll(PLACE_LINK)].map(([, slug = '']) => slug);
  for (const slug of [...slugs, ...tags.map(slugify)]) {
    const regione = REGIONI.find(({ nome }) => slugify(nome) === slug);
    if (regione) return regione;
  }
  return null;
}
