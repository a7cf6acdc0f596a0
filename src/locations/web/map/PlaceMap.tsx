import { type ComponentType, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useNear } from '../../../ui/loading/use-near.ts';
import type { PlaceMapProps } from './PlaceCanvas.tsx';
import './place-map.css';
import * as messages from '../../messages/visitor.ts';

const NEAR = '240px';
const SAVES_DATA = '(prefers-reduced-data: reduce)';

/** Loads the map when it approaches the viewport, or only on request if the user prefers reduced data. */
export function PlaceMap(props: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'requested' | 'missing'>('away');
  const [Canvas, setCanvas] = useState<ComponentType<PlaceMapProps> | null>(null);
  const isSaving = useMediaQuery(SAVES_DATA);
  useNear(frame, NEAR, () => {
    if (!isSaving) setState('requested');
  });
  useEffect(() => {
    if (state !== 'requested') return;
    import('./PlaceCanvas.tsx').then(
      ({ PlaceCanvas }) => setCanvas(() => PlaceCanvas),
      () => setState('missing'),
    );
  }, [state]);
  const show = () => {
    setState('requested');
    frame.current?.focus();
  };
  const label = messages.placeMapLabel(props.nome);
  return (
    <div ref={frame} className="locations-place-map" role="group" aria-label={label} tabIndex={-1}>
      {Canvas !== null && <Canvas {...props} />}
      {isSaving && state === 'away' && (
        <button type="button" className="btn alt sm" onClick={show}>
          {messages.showMapButton}
        </button>
      )}
      {state === 'missing' && <FailureAlert>{messages.mapNotLoaded}</FailureAlert>}
      <noscript>
        <p className="note">{messages.mapNeedsScript}</p>
      </noscript>
    </div>
  );
}
