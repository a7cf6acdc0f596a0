import { brandName } from '../../../kernel/brand/brand.ts';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { RegionExplorer } from '../../../locations/web/RegionExplorer.tsx';
import { HeroSearch } from '../../../search/web/HeroSearch.tsx';
import { ItalyHeader } from '../../../search/web/ItalyHeader.tsx';
import { isRetryable } from '../is-retryable.ts';
import { LateRouteError } from './late-parts.ts';
import { LoadFailure } from './LoadFailure.tsx';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as locationsMessages from '../../../locations/messages/visitor.ts';

export function SearchFailure() {
  const error = useRouteError();
  const [today] = useState(() => dateInRome(new Date()));
  if (!isRetryable(error)) return <LateRouteError error={error} />;
  return (
    <>
      <title>{`${searchMessages.homesTitle} — ${brandName}`}</title>
      <ItalyHeader title={searchMessages.homesTitle} band="ITA" />
      <div className="wrap locations-place">
        <LoadFailure sentence={locationsMessages.homesNotLoaded} />
        <HeroSearch today={today} />
      </div>
      <RegionExplorer regioni={KNOWN_REGIONI} totals={null} />
    </>
  );
}
