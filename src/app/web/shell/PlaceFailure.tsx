import { useParams, useRouteError } from 'react-router';
import type { Provincia } from '../../../locations/contract.ts';
import { locationsMessages } from '../../../locations/messages.it.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { type PlaceSlugs, placePath } from '../../../locations/rules/place-path.ts';
import { provinciaPhrase } from '../../../locations/rules/place-phrase.it.ts';
import { placeTitle } from '../../../locations/rules/place-title.ts';
import { PlaceHeader } from '../../../locations/web/PlaceHeader.tsx';
import { visitedPlaceNames } from '../../../locations/web/visited-place-names.ts';
import { isRetryable } from '../is-retryable.ts';
import { BackToMap } from './BackToMap.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { LateRouteError } from './late-route-error.ts';

function nameOf(slug: string): string {
  return slug.replaceAll(/(^|-)./g, (start) => start.replace('-', ' ').toUpperCase());
}

/** `below`: the end of the breadcrumb, where the places above do not say it. */
type FailureText = { title: string; sentence: string; below?: string | undefined };

function describe(
  { regione, provincia, citta }: PlaceSlugs,
  above: Provincia | null,
  seen: string | undefined,
): FailureText {
  if (citta !== undefined) {
    const nome = seen ?? nameOf(citta);
    return { title: nome, below: nome, sentence: locationsMessages.caseNonCaricate };
  }
  if (provincia === undefined) return { title: regione, sentence: locationsMessages.provinceNonCaricate };
  const nome = above?.nome ?? nameOf(provincia);
  const title = placeTitle(provinciaPhrase(nome));
  return { title, below: above ? undefined : nome, sentence: locationsMessages.cittaNonCaricate };
}

/** A page of the home flow of which nothing came (decision 22): its heading and its ways on. An address of no place is an unknown page. */
export function PlaceFailure() {
  const error = useRouteError();
  const { regione: slug = '', provincia, citta } = useParams();
  const regione = KNOWN_REGIONI.find((known) => known.slug === slug);
  if (regione === undefined || !isRetryable(error)) return <LateRouteError error={error} />;
  const above = visitedPlaceNames.province.get(placePath({ regione: slug, provincia })) ?? null;
  const seen = visitedPlaceNames.citta.get(placePath({ regione: slug, provincia, citta }));
  const { title, sentence, below } = describe({ regione: regione.nome, provincia, citta }, above, seen);
  return (
    <>
      <title>{`${title} — Ospitalia`}</title>
      <PlaceHeader place={{ regione, provincia: above, citta: null }} title={title} below={below} />
      <div className="wrap locations-place">
        <LoadFailure sentence={sentence} />
        <div className="row-f mt-6">
          <BackToMap />
        </div>
      </div>
    </>
  );
}
