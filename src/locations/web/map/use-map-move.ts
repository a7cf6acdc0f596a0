import type { Map as MapLibre } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `place` before paint after every render, and whenever the map is moved or resized. */
export function useMapMove(map: MapLibre, place: () => void): void {
  const placeNow = useEffectEvent(place);
  useLayoutEffect(() => placeNow());
  useLayoutEffect(() => {
    const follow = () => placeNow();
    map.on('move', follow);
    map.on('resize', follow);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
    };
  }, [map]);
}
