import { useRef, useState } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MapCredit } from '../../../locations/web/map/MapCredit.tsx';
import { MapFault } from '../../../locations/web/map/MapFault.tsx';
import { MapZoom } from '../../../locations/web/map/MapZoom.tsx';
import { useClearFrame } from '../../../locations/web/map/use-clear-frame.ts';
import { useMap } from '../../../locations/web/map/use-map.ts';
import type { MapBox } from '../../rules/search-criteria.ts';
import { ListSheet } from './ListSheet.tsx';
import { MapHomes } from './MapHomes.tsx';
import { MapNote } from './MapNote.tsx';
import { MapPicture } from './MapPicture.tsx';
import type { MapPage } from './map-home.ts';
import { fitPlaces } from './fit-places.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import { usePoints } from './use-points.ts';
import { SearchHere } from './SearchHere.tsx';
import { WHOLE_SCREEN } from './sheet-grip.ts';
import './pills.css';
import './sheet.css';
import * as messages from '../../messages/visitor.ts';

/** The bounds of Italy with its islands, in degrees. */
const ITALY: [number, number, number, number] = [6.6, 36.4, 18.6, 47.2];

const FAULTS = {
  graphics: messages.mapNotSupported,
  data: messages.mapNotLoaded,
  points: messages.mapHomesNotLoaded,
} as const;

export type ResultsMapProps = { query: string; page: MapPage; box: MapBox | null; hereHref: string };

export function ResultsMap({ query, page, box, hereHref }: ResultsMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { map, streets, fault } = useMap(container, attempt, () => ({
    bounds: ITALY,
    // On full-screen maps, one finger moves the map. To scroll the page, the user drags the list.
    cooperativeGestures: !matchMedia(WHOLE_SCREEN).matches,
  }));
  const { state, last } = usePoints(query, attempt);
  useScrollIntoView(container);
  useClearFrame(map);
  const isLoading = fault === null && (map === null || state.kind === 'loading');
  const shownFault = fault ?? (state.kind === 'failed' ? 'points' : null);
  return (
    <>
      <div className="tela" tabIndex={-1} aria-busy={isLoading}>
        <div className="carta">
          {fault === null && <MapPicture points={last} box={box} hasMap={map !== null} />}
          <div ref={container} className="fondo locations-canvas" hidden={fault !== null} />
          {map !== null && (
            <>
              <SearchHere map={map} href={hereHref} />
              <MapZoom map={map}>
                {last.length > 0 && (
                  <button type="button" aria-label={messages.showAllHomesButton} onClick={() => fitPlaces(map, last)}>
                    <Icon name="corners-out" />
                  </button>
                )}
              </MapZoom>
              {streets !== null && <MapCredit />}
            </>
          )}
          {isLoading && <div className="attesa" aria-hidden="true" />}
          <MapFault
            sentence={shownFault && FAULTS[shownFault]}
            onRetry={shownFault === 'graphics' ? null : () => setAttempt(attempt + 1)}
          />
        </div>
        {map !== null && <MapHomes map={map} points={last} page={page} box={box} />}
      </div>
      <ListSheet found={state.kind === 'loaded' ? state.data : null} />
      <MapNote map={map} state={state} />
    </>
  );
}
