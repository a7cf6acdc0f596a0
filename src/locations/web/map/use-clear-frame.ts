import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { Box } from '../../rules/place-marks.ts';
import { frameOf, reserve } from './reserve.ts';

const NONE = () => [];

/** Makes place names avoid the map's edges and controls. While the map moves, they avoid only `more`. */
export function useClearFrame(map: MapLibre | null, more: () => readonly Box[] = NONE): void {
  const rest = useEffectEvent((moved: MapLibre) => reserve(moved, [...frameOf(moved), ...more()]));
  const move = useEffectEvent((moved: MapLibre) => reserve(moved, more()));
  useEffect(() => {
    if (map === null) return undefined;
    const onRest = () => rest(map);
    const onMove = () => move(map);
    onRest();
    map.on('movestart', onMove);
    map.on('moveend', onRest);
    map.on('resize', onRest);
    return () => {
      map.off('movestart', onMove);
      map.off('moveend', onRest);
      map.off('resize', onRest);
    };
  }, [map]);
}
