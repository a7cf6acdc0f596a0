import { isRouteErrorResponse, useParams, useRevalidator } from 'react-router';
import { locationsMessages } from '../../locations/messages.it.ts';
import { REGIONI } from '../../locations/rules/regioni.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { PlaceHeader } from '../../locations/web/PlaceHeader.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BackToMap } from './BackToMap.tsx';
import { RouteError } from './RouteError.tsx';

/** Statuses from here on are the portal's own trouble. */
const TROUBLE = 500;

/** What did not come, and the way to ask for it again without leaving the page. */
export function LoadFailure({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="note err-n">
      <Icon name="warning-circle" />
      <p role="alert">{sentence}</p>
      <button type="button" className="txtlink" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        Riprova
      </button>
    </div>
  );
}

/**
 * A page of the home flow whose lists did not come (decision 22): its region and the way back to the map stand, with what is missing and
 * the way to ask again. An address of no place is an unknown page, as everywhere.
 */
export function PlaceFailure({ error }: { error: unknown }) {
  const { regione: slug, provincia } = useParams();
  const found = REGIONI.find(({ nome }) => slugify(nome) === slug);
  if (found === undefined || (isRouteErrorResponse(error) && error.status < TROUBLE))
    return <RouteError error={error} />;
  const isRegion = provincia === undefined;
  return (
    <>
      <title>{`${found.nome} — Ospitalia`}</title>
      <PlaceHeader
        place={{ regione: { ...found, slug: slugify(found.nome) }, provincia: null, citta: null }}
        title={found.nome}
        tall
      />
      <div className="wrap luogo">
        <LoadFailure sentence={isRegion ? locationsMessages.provinceNonCaricate : locationsMessages.cittaNonCaricate} />
        <div className="row-f mt-6">
          <BackToMap />
        </div>
      </div>
    </>
  );
}
