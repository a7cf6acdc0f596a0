import { redirect } from 'react-router';
import type { Place } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';

type Slugs = { [Part in keyof Place]?: string | undefined };

/** Redirects a place requested by its name in another language to its canonical path, with the query. */
export function leadToOwnAddress(place: Place, asked: Slugs, request: Request): void {
  const { regione, provincia, citta } = place;
  const own = { regione: regione.slug, provincia: provincia?.slug, citta: citta?.slug };
  if (own.regione === asked.regione && own.provincia === asked.provincia && own.citta === asked.citta) return;
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere
  throw redirect(placePath(own) + new URL(request.url).search, 301);
}
