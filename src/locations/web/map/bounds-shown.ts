import type { Map as MapLibre } from 'maplibre-gl';
import type { MapBounds } from '../../rules/map-places.ts';

export function boundsShown(map: MapLibre): MapBounds {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), east: bounds.getEast(), south: bounds.getSouth(), north: bounds.getNorth() };
}
