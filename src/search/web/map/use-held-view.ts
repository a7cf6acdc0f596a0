import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LatLon } from '../../../locations/rules/lat-lon.ts';
import { IS_HELD } from './moves.ts';

const ROOM_PX = { x: 56, y: 36 };

export function useHeldView(map: MapLibre, open: LatLon | null): void {
  useHeldTop(map);
  useEffect(() => {
    if (open === null) return undefined;
    const reveal = () => {
      const { x, y } = map.project([open.lon, open.lat]);
      const by = [
        pastEdge(x, ROOM_PX.x, map.getContainer().clientWidth),
        pastEdge(y, ROOM_PX.y, seenHeight(map)),
      ] as const;
      if (by.some((pixels) => pixels !== 0)) map.panBy([...by], {}, IS_HELD);
    };
    reveal();
    map.on('resize', reveal);
    return () => {
      map.off('resize', reveal);
    };
  }, [map, open]);
}

/** Preserves the top edge of the map on resize, whereas MapLibre preserves the centre. */
function useHeldTop(map: MapLibre): void {
  useEffect(() => {
    let height = map.getContainer().clientHeight;
    const hold = () => {
      const grown = map.getContainer().clientHeight - height;
      height += grown;
      if (grown !== 0) map.panBy([0, grown / 2], { animate: false }, IS_HELD);
    };
    map.on('resize', hold);
    return () => {
      map.off('resize', hold);
    };
  }, [map]);
}

function pastEdge(at: number, room: number, end: number): number {
  return Math.max(at + room - end, 0) || Math.min(at - room, 0);
}

/** Returns the height of the map above its card, which can stick to the bottom of the screen. */
function seenHeight(map: MapLibre): number {
  const { top, bottom } = map.getContainer().getBoundingClientRect();
  const card = document.querySelector('.search-map-card')?.getBoundingClientRect();
  return Math.min(bottom, card?.top ?? bottom) - top;
}
