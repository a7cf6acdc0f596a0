import type { Place, Regione } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import { REGIONI } from '../../locations/rules/regioni.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { type Crumb, describePath } from './describe-path.ts';
import { type SharedPicture, writeHead } from './page-meta.ts';
import { structured } from './structured.ts';
import * as messages from '../messages/visitor.ts';

/** Names of the picture files by region ID. Pages in all languages use the file named after the region's Italian name. */
const FILES = new Map<number, string>(REGIONI.map(({ id, nome }) => [id, slugify(nome)]));

export function regionePicture({ id, nome }: Pick<Regione, 'id' | 'nome'>): SharedPicture {
  return { path: `/og/regioni/${FILES.get(id)}.jpg`, alt: messages.regionPosterDescription(nome) };
}

export function placeCrumbs({ regione, provincia, citta }: Place): Crumb[] {
  const crumbs: Crumb[] = [{ name: regione.nome, path: placePath({ regione: regione.slug }) }];
  if (!provincia) return crumbs;
  const slugs = { regione: regione.slug, provincia: provincia.slug };
  crumbs.push({ name: provincia.nome, path: placePath(slugs) });
  if (citta) crumbs.push({ name: citta.nome, path: placePath({ ...slugs, citta: citta.slug }) });
  return crumbs;
}

/**
 * Returns the head of a place's page, or of the page for all of Italy if `place` is `null`. The breadcrumbs in `beyond` follow
 * those of the place.
 */
export function writePlaceHead(
  place: Place | null,
  page: Omit<Parameters<typeof writeHead>[0], 'picture' | 'structured'>,
  beyond: readonly Crumb[] = [],
): string {
  return writeHead({
    ...page,
    picture: place ? regionePicture(place.regione) : undefined,
    structured: structured(describePath(page.publicUrl, [...(place ? placeCrumbs(place) : []), ...beyond])),
  });
}
