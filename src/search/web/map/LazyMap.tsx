import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { mapPageMessages } from '../../map-page-messages.it.ts';
import type { ResultsMapProps } from './ResultsMap.tsx';
import { WHOLE_SCREEN } from './sheet-grip.ts';
import './map.css';

const AFTER_MAP = 'dopo-mappa';

export function LazyMap(props: ResultsMapProps) {
  const [Part, setPart] = useState<ComponentType<ResultsMapProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const section = useRef<HTMLElement>(null);
  useComeIntoView(section);
  useEffect(() => {
    import('./ResultsMap.tsx').then(
      ({ ResultsMap }) => setPart(() => ResultsMap),
      () => setMissing(true),
    );
  }, []);
  return (
    <section ref={section} className="search-results-map" aria-label={mapPageMessages.titolo}>
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

/** Less of the map than this, and who opened it would not see it. */
const SEEN = 0.6;

/** Who opens the map from a list sees it, wherever the page was; who comes to its address sees the page from its top, unless the map takes the whole screen. */
function useComeIntoView(section: RefObject<HTMLElement | null>): void {
  const [isFromList] = useState(useHydrated());
  useEffect(() => {
    if (section.current === null || !(isFromList || matchMedia(WHOLE_SCREEN).matches)) return;
    const { top, bottom, height } = section.current.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < height * SEEN) section.current.scrollIntoView({ block: 'start' });
  }, [isFromList, section]);
}
