import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { basemapMessages } from '../../basemap-messages.it.ts';
import type { PlaceMapProps } from './PlaceCanvas.tsx';
import './place-map.css';

/** How far below the screen a map begins to come. */
const NEAR = '240px';

/**
 * Where one place lies: a pin, or the circle that it is somewhere in. An empty frame of the same size until it is nearly in view;
 * who saves data is asked first.
 */
export function PlaceMap(props: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'away' | 'asked' | 'missing'>('away');
  const [Canvas, setCanvas] = useState<ComponentType<PlaceMapProps> | null>(null);
  useNear(frame, () => setState('asked'));
  useEffect(() => {
    if (state !== 'asked') return;
    import('./PlaceCanvas.tsx').then(
      ({ PlaceCanvas }) => setCanvas(() => PlaceCanvas),
      () => setState('missing'),
    );
  }, [state]);
  return (
    <div ref={frame} className="locations-place-map" role="group" aria-label={basemapMessages.dove(props.nome)}>
      {Canvas !== null && <Canvas {...props} />}
      {Canvas === null && state === 'away' && (
        <button type="button" className="btn alt sm" onClick={() => setState('asked')}>
          {basemapMessages.mostra}
        </button>
      )}
      {state === 'missing' && <FailureAlert>{basemapMessages.erroreMappa}</FailureAlert>}
      <noscript>
        <p className="note">{basemapMessages.senzaScript}</p>
      </noscript>
    </div>
  );
}

function isSavingData(): boolean {
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}

function useNear(frame: RefObject<HTMLElement | null>, onNear: () => void): void {
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null || isSavingData()) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        near.current();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
}
