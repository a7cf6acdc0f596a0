import type { Map as MapLibre } from 'maplibre-gl';
import type { MapBox } from '../../rules/search-criteria.ts';

export function coveredPixels(container: Element): number {
  const { top, right, bottom } = container.getBoundingClientRect();
  const sheet = document.querySelector('.search-sheet')?.getBoundingClientRect();
  const isOver = sheet !== undefined && sheet.left < right && sheet.top > top && sheet.top < bottom;
  return isOver ? bottom - sheet.top : 0;
}

export function visibleBox(map: MapLibre): MapBox {
  const { clientWidth, clientHeight } = map.getContainer();
  const northWest = map.unproject([0, 0]);
  const southEast = map.unproject([clientWidth, clientHeight - coveredPixels(map.getContainer())]);
  return { kind: 'riquadro', west: northWest.lng, south: southEast.lat, east: southEast.lng, north: northWest.lat };
}
