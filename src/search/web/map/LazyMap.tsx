import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { RetryNote } from '../../../ui/RetryNote.tsx';
import { mapPageMessages } from '../../map-page-messages.it.ts';
import { loadMap } from './late-map.ts';
import type { ResultsMapProps } from './ResultsMap.tsx';
import { SHEET_GRIP } from './sheet-grip.ts';
import './map.css';

const AFTER_MAP = 'dopo-mappa';

export function LazyMap(props: ResultsMapProps) {
  // The page takes its new shape first, within the press: what moves later would be felt as a jump.
  const [Part, setPart] = useState<ComponentType<ResultsMapProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    loadMap().then(
      (loaded) => setPart(() => loaded),
      () => setMissing(true),
    );
  }, []);
  // On a phone the list lies over the map from the beginning: nothing moves once the map is there.
  useLayoutEffect(() => {
    const sheet = document.getElementById(SHEET_GRIP)?.parentElement;
    sheet?.classList.add('search-sheet');
    return () => sheet?.classList.remove('search-sheet');
  }, []);
  return (
    <section className="search-results-map" aria-label={mapPageMessages.titolo}>
      <a className="btn alt sm salta" href={`#${AFTER_MAP}`}>
        {mapPageMessages.salta}
      </a>
      {Part !== null && <Part {...props} />}
      {Part === null && !isMissing && (
        <div className="tela">
          <p className="arriva" role="status">
            {mapPageMessages.arriva}
          </p>
          <noscript>
            <p className="note">{mapPageMessages.senzaScript}</p>
          </noscript>
        </div>
      )}
      {isMissing && (
        <div className="tela">
          <div className="guasto">
            <RetryNote sentence={mapPageMessages.mancata} onRetry={() => location.reload()} />
          </div>
        </div>
      )}
      <span id={AFTER_MAP} tabIndex={-1} />
    </section>
  );
}
