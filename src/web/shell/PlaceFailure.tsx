import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { locationsMessages } from '../../locations/messages.it.ts';
import { REGIONI } from '../../locations/rules/regioni.ts';
import { PlaceHeader } from '../../locations/web/PlaceHeader.tsx';
import { BackToMap } from './BackToMap.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { RouteError } from './RouteError.tsx';

/** Statuses from here on are the portal's own trouble. */
const TROUBLE = 500;

/**
 * A page of the home flow whose lists did not come (decision 22): its region and the way back to the map stand, with what is missing and
 * the way to ask again. An address of no place is an unknown page, as everywhere.
 */
export function PlaceFailure() {
  const error = useRouteError();
  const { regione: slug = '', provincia, citta } = useParams();
  // Their names have no letter beyond a to z: the folding of all others (`slugify`) stays on the server.
  const found = REGIONI.find(({ nome }) => nome.toLowerCase().replaceAll(/[^a-z]/g, '-') === slug);
  if (found === undefined || (isRouteErrorResponse(error) && error.status < TROUBLE))
    return <RouteError error={error} />;
  const ofProvince = citta === undefined ? locationsMessages.cittaNonCaricate : locationsMessages.caseNonCaricate;
  return (
    <>
      <title>{`${found.nome} — Ospitalia`}</title>
      <PlaceHeader place={{ regione: { ...found, slug }, provincia: null, citta: null }} title={found.nome} tall />
      <div className="wrap luogo">
        <LoadFailure sentence={provincia === undefined ? locationsMessages.provinceNonCaricate : ofProvince} />
        <div className="row-f mt-6">
          <BackToMap />
        </div>
      </div>
    </>
  );
}
