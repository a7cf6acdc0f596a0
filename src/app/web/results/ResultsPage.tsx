import { paths } from '../../../kernel/pages/paths.ts';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { Choice } from '../../../search/web/Choice.tsx';
import { FilterChips } from '../../../search/web/FilterChips.tsx';
import { LazyMap, MapSwitch } from '../../../search/web/map/LazyMap.tsx';
import { SHEET_GRIP } from '../../../search/web/map/sheet-grip.ts';
import { OrderSelect } from '../../../search/web/OrderSelect.tsx';
import { SearchBar } from '../../../search/web/SearchBar.tsx';
import { ResultsList } from '../../../strutture/web/visitor/ResultsList.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { LateLooserSearches, LatePageLinks } from './late-list-parts.ts';
import type { Results } from './read-results.ts';
import { LateRecentHomes } from '../saved/LateRecentHomes.tsx';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

type ResultsPageProps = {
  results: Results;
  places?: ReactNode;
  question?: ReactNode;
  emptyState?: ReactNode;
  aside: ReactNode;
};

export function ResultsPage({ results, places, question, emptyState, aside }: ResultsPageProps) {
  const { tools, total, place, list, stayLabel, today, words } = results;
  const map = useMapInSight(results.map);
  // The map stays open over an area without homes, so that the visitor can move it.
  const openMap = map?.isOpen && (total > 0 || map.box !== null) ? map : null;
  return (
    <div className={openMap ? 'wrap search-map-page' : 'wrap'}>
      <SearchBar tools={tools} today={today} label={stayLabel} />
      {places}
      <FilterChips {...tools} />
      {words.sentences.map((sentence) => (
        <p key={sentence} className="search-corrected">
          {sentence}
        </p>
      ))}
      {words.back && (
        <p className="search-corrected">
          <Link to={words.back.href}>{words.back.label}</Link>
        </p>
      )}
      {words.other && <Choice {...words.other} />}
      {question}
      {results.choices.map((choice) => (
        <Choice key={choice.question} {...choice} />
      ))}
      {results.corrected.map((sentence) => (
        <p key={sentence} className="search-corrected">
          {sentence}
        </p>
      ))}
      {results.elsewhere && (
        <p className="search-corrected">
          <Link to={results.elsewhere.href}>{results.elsewhere.label}</Link> ({results.elsewhere.count})
        </p>
      )}
      <div className="strutture-tally">
        {/* If the list is empty, the page shows another message below, and only screen readers announce this sentence. */}
        <p role="status" className={total === 0 ? 'sr' : undefined}>
          {results.sentence}
        </p>
        {total > 1 && <OrderSelect {...tools} />}
        {(total > 0 || openMap) && map && <MapSwitch isMap={map.isOpen} {...map} />}
        {total > 1 && (
          <p className="search-honest">
            {results.honest} <Link to={paths.comeOrdiniamo}>{messages.howWeRankHomesLink}</Link>
          </p>
        )}
        {results.stepsNote && <p className="search-totals">{results.stepsNote}</p>}
        {total > 0 && results.stayLine && <p className="search-totals">{results.stayLine}</p>}
      </div>
      <div className={openMap ? 'strutture-results search-with-map' : 'strutture-results'}>
        {openMap && <LazyMap {...openMap} page={openMap} />}
        {(total > 0 || openMap) && (
          <div className="elenco-r">
            {openMap && <div id={SHEET_GRIP} />}
            {total > 0 && <ResultsList list={list} />}
            <LatePageLinks {...place} />
            <UnstatedSteps {...results} />
            {total > 0 && <NearHomes {...results} />}
            {total === 0 && !results.isMissing && <LateLooserSearches {...results} />}
          </div>
        )}
        {results.isMissing ? (
          <LoadFailure sentence={locationsMessages.homesNotLoaded} />
        ) : (
          total === 0 &&
          !openMap && (
            <div>
              {emptyState ?? <LateLooserSearches {...results} />}
              <UnstatedSteps {...results} />
              <NearHomes {...results} />
            </div>
          )
        )}
        {!openMap && aside}
      </div>
      <LateRecentHomes today={today} />
    </div>
  );
}

/** Opens or closes the map as soon as the visitor clicks its link. Waiting for the response would cause a layout shift. */
function useMapInSight(map: Results['map']): Results['map'] {
  const { location } = useNavigation();
  const isTurning = map && location && location.pathname + location.search === map.href;
  return isTurning ? { ...map, isOpen: !map.isOpen } : map;
}

function UnstatedSteps({ unstated }: Pick<Results, 'unstated'>) {
  return (
    unstated && (
      <p className="search-unstated">
        <Link to={unstated.href}>{unstated.label}</Link>
      </p>
    )
  );
}

function NearHomes({ near }: Pick<Results, 'near'>) {
  return near && <ResultsList {...near} />;
}
