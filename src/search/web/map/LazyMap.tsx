import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RetryNote } from '../../../ui/loading/RetryNote.tsx';
import type { ResultsMapProps } from './ResultsMap.tsx';
import { SHEET_GRIP } from './sheet-grip.ts';
import './map.css';
import * as messages from '../../messages/visitor.ts';

const AFTER_MAP = 'dopo-mappa';

const loadMap = async (): Promise<ComponentType<ResultsMapProps>> => (await import('./ResultsMap.tsx')).ResultsMap;

/** Preloads the data and chunks of the map, except for MapLibre, which is larger than all of them together. */
function prepareMap(query: string): void {
  const prepare = async () => {
    const { preloadPoints, loadPicture } = await import('./map-picture.ts');
    preloadPoints(query);
    await Promise.all([loadMap(), loadPicture()]);
  };
  prepare().catch(() => undefined);
}

export function LazyMap(props: ResultsMapProps) {
  // The section renders during the click, before the map has loaded, so that the change is not counted as a layout shift.
  const [Part, setPart] = useState<ComponentType<ResultsMapProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    loadMap().then(
      (loaded) => setPart(() => loaded),
      () => setMissing(true),
    );
  }, []);
  // On full-screen maps, the list lies over the map from the start, so nothing shifts when the map loads.
  useLayoutEffect(() => {
    const sheet = document.getElementById(SHEET_GRIP)?.parentElement;
    sheet?.classList.add('search-sheet');
    return () => sheet?.classList.remove('search-sheet');
  }, []);
  return (
    <section className="search-results-map" aria-label={messages.homesMapTitle}>
      <a className="btn alt sm salta" href={`#${AFTER_MAP}`}>
        {messages.skipMapLink}
      </a>
      {Part !== null && <Part {...props} />}
      {Part === null && !isMissing && (
        <div className="tela">
          <p className="arriva" role="status">
            {messages.mapLoading}
          </p>
          <noscript>
            <p className="note">{messages.mapNeedsScript}</p>
          </noscript>
        </div>
      )}
      {isMissing && (
        <div className="tela">
          <div className="guasto">
            <RetryNote sentence={messages.mapNotLoadedListAvailable} onRetry={() => location.reload()} />
          </div>
        </div>
      )}
      <span id={AFTER_MAP} tabIndex={-1} />
    </section>
  );
}

type MapSwitchProps = { isMap: boolean; href: string; query: string };

export function MapSwitch({ isMap, href, query }: MapSwitchProps) {
  const prepare = () => (isMap ? undefined : prepareMap(query));
  return (
    <Link className="pill search-view" to={href} preventScrollReset replace onPointerEnter={prepare} onFocus={prepare}>
      <Icon name={isMap ? 'list' : 'map-trifold'} />
      {isMap ? messages.listTab : messages.mapTab}
    </Link>
  );
}
