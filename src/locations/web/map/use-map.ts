import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { onThemeChange } from '../../../ui/theme.ts';
import { type Geo, loadGeo } from './load-geo.ts';
import { type MapStart, openMap, repaint } from './open-map.ts';
import './canvas.css';

export type MapState = { map: MapLibre | null; fault: 'graphics' | 'data' | null };

const NONE: MapState = { map: null, fault: null };

export function useMap(container: RefObject<HTMLElement | null>, attempt: number, start: MapStart): MapState {
  const [state, setState] = useState<MapState & { attempt: number }>({ ...NONE, attempt });
  const open = useEffectEvent((element: HTMLElement, geo: Geo) => openMap(element, geo, start));
  useEffect(() => {
    let map: MapLibre | null = null;
    let isGone = false;
    const load = async () => {
      const geo = await loadGeo();
      const element = container.current;
      if (isGone || element === null) return;
      const opened = tryOpen(() => open(element, geo));
      map = opened;
      if (opened === null) setState({ map: null, fault: 'graphics', attempt });
      else opened.once('style.load', () => setState({ map: opened, fault: null, attempt }));
    };
    load().catch(() => {
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
