import { useState } from 'react';
import { useRouteError } from 'react-router';
import { dateInRome } from '../../../kernel/calendar-date.ts';
import { locationsMessages } from '../../../locations/messages.it.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { RegionExplorer } from '../../../locations/web/RegionExplorer.tsx';
import { subjectMessages } from '../../../search/subject-messages.it.ts';
import { HeroSearch } from '../../../search/web/HeroSearch.tsx';
import { ItalyHeader } from '../../../search/web/ItalyHeader.tsx';
import { isRetryable } from '../is-retryable.ts';
import { LateRouteError } from './late-route-error.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** A search of which nothing came: its box, and the regions to go on with. */
export function SearchFailure() {
  const error = useRouteError();
  const [today] = useState(() => dateInRome(new Date()));
  if (!isRetryable(error)) return <LateRouteError error={error} />;
  return (
    <>
      <title>{`${subjectMessages.case} — Ospitalia`}</title>
      <ItalyHeader title={subjectMessages.case} band="ITA" />
      <div className="wrap locations-place">
        <LoadFailure sentence={locationsMessages.caseNonCaricate} />
        <HeroSearch today={today} />
      </div>
      <RegionExplorer regioni={KNOWN_REGIONI} totals={null} />
    </>
  );
}
