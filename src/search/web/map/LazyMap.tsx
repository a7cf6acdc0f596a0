import { type ComponentType, useEffect, useState } from 'react';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { mapPageMessages } from '../../map-page-messages.it.ts';
import type { ResultsMapProps } from './ResultsMap.tsx';
import './map.css';

const AFTER_MAP = 'dopo-mappa';

export function LazyMap(props: ResultsMapProps) {
  const [Part, setPart] = useState<ComponentType<ResultsMapProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    import('./ResultsMap.tsx').then(
      ({ ResultsMap }) => setPart(() => ResultsMap),
      () => setMissing(true),
    );
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
            <FailureAlert>{mapPageMessages.mancata}</FailureAlert>
            <button type="button" className="btn alt sm" onClick={() => location.reload()}>
              {mapPageMessages.ricarica}
            </button>
          </div>
        </div>
      )}
      <span id={AFTER_MAP} tabIndex={-1} />
    </section>
  );
}
