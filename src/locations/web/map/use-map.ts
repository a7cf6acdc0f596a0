import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { onThemeChange } from '../../../ui/brand/theme.ts';
import { loadGeo } from './load-geo.ts';
import { loadStreets, type Streets } from './load-streets.ts';
import type { Basis, MapStart } from './open-map.ts';
import './canvas.css';

export type MapState = { map: MapLibre | null; streets: Streets | null; fault: 'graphics' | 'data' | null };

/** MapLibre is loaded on demand, because it is several times as large as the rest of a page's JavaScript. */
const loadMapLibre = () => import('./open-map.ts');

const NONE: MapState = { map: null, streets: null, fault: null };

export function useMap(
  container: RefObject<HTMLElement | null>,
  attempt: number,
  start: (basis: Basis) => MapStart,
): MapState {
  const [state, setState] = useState<MapState & { attempt: number }>({ ...NONE, attempt });
  const startOf = useEffectEvent(start);
  useEffect(() => {
    let map: MapLibre | null = null;
    let isGone = false;
    const load = async () => {
      const [{ openMap }, geo, streets] = await Promise.all([loadMapLibre(), loadGeo(), loadStreets()]);
      const element = container.current;
      if (isGone || element === null) return;
      const basis = { geo, streets };
      const opened = tryOpen(() => openMap(element, basis, startOf(basis)));
      map = opened;
      if (opened === null) setState({ ...NONE, fault: 'graphics', attempt });
      else opened.once('style.load', () => setState({ map: opened, streets, fault: null, attempt }));
    };
    load().catch(() => {
      if (!isGone) setState({ ...NONE, fault: 'data', attempt });
    });
    return () => {
      isGone = true;
      // The map is removed after other effects have cleaned up, because their cleanup still uses it.
      setTimeout(() => map?.remove());
    };
  }, [container, attempt]);
  const { map } = state;
  useEffect(
    () => (map === null ? undefined : onThemeChange(() => void loadMapLibre().then(({ repaint }) => repaint(map)))),
    [map],
  );
  return state.attempt === attempt ? state : NONE;
}

function tryOpen(open: () => MapLibre): MapLibre | null {
  try {
    return open();
  } catch {
    return null;
  }
}
