import { useRef, useState } from 'react';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MapCredit } from '../../../locations/web/map/MapCredit.tsx';
import { MapZoom } from '../../../locations/web/map/MapZoom.tsx';
import { ITALY } from '../../../locations/web/map/open-map.ts';
import { useMap } from '../../../locations/web/map/use-map.ts';
import { mapMessages } from '../../map-messages.it.ts';
import type { MapBox } from '../../rules/search-criteria.ts';
import { ListSheet } from './ListSheet.tsx';
import { MapHomes } from './MapHomes.tsx';
import { MapNote } from './MapNote.tsx';
import type { MapPage } from './map-home.ts';
import { fitPlaces } from './fit-places.ts';
import { useComeIntoView } from './use-come-into-view.ts';
import { usePoints } from './use-points.ts';
import { SearchHere } from './SearchHere.tsx';
import { WHOLE_SCREEN } from './sheet-grip.ts';
import './pills.css';
import './sheet.css';

export type ResultsMapProps = { query: string; page: MapPage; box: MapBox | null; hereHref: string };

export function ResultsMap({ query, page, box, hereHref }: ResultsMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { map, hasStreets, fault } = useMap(container, attempt, () => ({
    ...ITALY,
    // Where the map takes the whole screen a finger moves it; the page is moved by the list below.
    cooperativeGestures: !matchMedia(WHOLE_SCREEN).matches,
  }));
  const { state, last } = usePoints(query, attempt);
  useComeIntoView(container);
  const isLoading = fault === null && (map === null || state.kind === 'loading');
  return (
    <>
      <div className="tela" aria-busy={isLoading}>
        <div ref={container} className="fondo locations-canvas" hidden={fault !== null} />
        {map !== null && (
          <>
            <MapHomes map={map} points={last} page={page} box={box} />
            <SearchHere map={map} href={hereHref} />
            <MapZoom map={map}>
              {last.length > 0 && (
                <button type="button" aria-label={mapMessages.tutte} onClick={() => fitPlaces(map, last)}>
                  <Icon name="corners-out" />
                </button>
              )}
            </MapZoom>
            {hasStreets && <MapCredit />}
          </>
        )}
        {isLoading && <div className="attesa" aria-hidden="true" />}
        <MapFault
          fault={fault ?? (state.kind === 'failed' ? 'points' : null)}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </div>
      <ListSheet />
      <MapNote map={map} state={state} />
    </>
  );
}

type Fault = 'graphics' | 'data' | 'points' | null;

function MapFault({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const sentence = fault === 'graphics' ? mapMessages.erroreGrafica : mapMessages.erroreMappa;
  return (
    <div className="guasto">
      <FailureAlert>{fault === null ? null : fault === 'points' ? mapMessages.errorePunti : sentence}</FailureAlert>
      {fault !== null && fault !== 'graphics' && (
        <button type="button" className="btn alt sm" onClick={onRetry}>
          {mapMessages.riprova}
        </button>
      )}
    </div>
  );
}
