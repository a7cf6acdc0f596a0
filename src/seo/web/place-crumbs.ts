import type { Place } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import type { Crumb } from './describe-path.ts';

/** The way to a place: its region, its province and its town, as far as it goes. */
export function placeCrumbs({ regione, provincia, citta }: Place): Crumb[] {
  const crumbs: Crumb[] = [{ name: regione.nome, path: placePath({ regione: regione.slug }) }];
  if (!provincia) return crumbs;
  const slugs = { regione: regione.slug, provincia: provincia.slug };
  crumbs.push({ name: provincia.nome, path: placePath(slugs) });
  if (citta) crumbs.push({ name: citta.nome, path: placePath({ ...slugs, citta: citta.slug }) });
  return crumbs;
}
