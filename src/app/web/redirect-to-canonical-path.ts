import { redirect } from 'react-router';
import type { Place } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';

type Slugs = { [Part in keyof Place]?: string | undefined };

export function redirectToCanonicalPath(place: Place, requested: Slugs, request: Request): void {
  const { regione, provincia, citta } = place;
  const canonical = { regione: regione.slug, provincia: provincia?.slug, citta: citta?.slug };
  if (
    canonical.regione === requested.regione &&
    canonical.provincia === requested.provincia &&
    canonical.citta === requested.citta
  )
    return;
  // oxlint-disable-next-line typescript/only-throw-error -- in React Router, a thrown response redirects
  throw redirect(placePath(canonical) + new URL(request.url).search, 301);
}
