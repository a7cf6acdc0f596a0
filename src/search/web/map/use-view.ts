import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { MapBounds } from '../../../locations/rules/map-places.ts';
import { boundsShown } from '../../../locations/web/map/bounds-shown.ts';

/** Number of steps per zoom level at which clusters change. Between steps, pills only move. */
const STEPS = 2;
const MARGIN = 0.15;

export type MapView = { zoom: number; bounds: MapBounds };

export const gatheringZoom = (zoom: number) => Math.floor(zoom * STEPS) / STEPS;

function viewOf(map: MapLibre): MapView {
  const { west, east, south, north } = boundsShown(map);
  const [across, up] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return {
    zoom: gatheringZoom(map.getZoom()),
    bounds: { west: west - across, east: east + across, south: south - up, north: north + up },
  };
}

export function useView(map: MapLibre): MapView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const look = () => setView(viewOf(map));
    map.on('moveend', look);
    map.on('resize', look);
    return () => {
      map.off('moveend', look);
      map.off('resize', look);
    };
  }, [map]);
  return view;
}
