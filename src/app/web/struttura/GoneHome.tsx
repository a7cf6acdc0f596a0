import { isRouteErrorResponse, useRouteError } from 'react-router';
import { RouteError } from '../shell/RouteError.tsx';
import { LateHomesRow } from './late-struttura-sections.ts';
import { readHomesInstead } from './read-homes-instead.ts';

/** What the page of a home threw: of one that is not there any more, with homes to look at instead. */
export function GoneHome() {
  const error = useRouteError();
  const homes = readHomesInstead(isRouteErrorResponse(error) ? error.data : null);
  return <RouteError error={error}>{homes && <LateHomesRow {...homes} />}</RouteError>;
}
