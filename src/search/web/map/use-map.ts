import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useState } from 'react';
import { onThemeChange } from '../../../ui/theme.ts';
import { loadGeo } from './load-geo.ts';
import { openMap, repaint } from './open-map.ts';

export type MapState = { map: MapLibre | null; fault: 'graphics' | 'data' | null };

const NONE: MapState = { map: null, fault: null };

export function useMap(container: RefObject<HTMLElement | null>, attempt: number): MapState {
  const [state, setState] = useState<MapState & { attempt: number }>({ ...NONE, attempt });
  useEffect(() => {
    let map: MapLibre | null = null;
    let isGone = false;
    const start = async () => {
      const geo = await loadGeo();
      const element = container.current;
      if (isGone || element === null) return;
      const opened = tryOpen(() => openMap(element, geo));
      map = opened;
      if (opened === null) setState({ map: null, fault: 'graphics', attempt });
      else opened.once('style.load', () => setState({ map: opened, fault: null, attempt }));
    };
    start().catch(() => {
      if (!isGone) setState({ map: null, fault: 'data', attempt });
    });
    return () => {
      isGone = true;
      // What draws on it lets go of it first.
      setTimeout(() => map?.remove());
    };
  }, [container, attempt]);
  const { map } = state;
  useEffect(() => (map === null ? undefined : onThemeChange(() => repaint(map))), [map]);
  return state.attempt === attempt ? state : NONE;
}

function tryOpen(open: () => MapLibre): MapLibre | null {
  try {
    return open();
  } catch {
    return null;
  }
}
