import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { CIRCLE_ZOOM, type Precisione } from '../../../locations/rules/map-circle.ts';
import type { LoadState } from '../../../locations/web/use-loaded.ts';
import type { FoundPoints } from './use-points.ts';
import * as messages from '../../messages/visitor.ts';

type MapNoteProps = { map: MapLibre | null; state: LoadState<FoundPoints> };

export function MapNote({ map, state }: MapNoteProps) {
  const hasCircles = useCircleZoom(map);
  return (
    <p className="nota-m" role="status">
      {noteOf(state, hasCircles)}
    </p>
  );
}

function noteOf(state: LoadState<FoundPoints>, hasCircles: boolean): string {
  if (state.kind !== 'loaded') return state.kind === 'loading' ? messages.searchingHomesOnMap : '';
  const { points, is_at_least: isAtLeast } = state.data;
  if (points.length === 0) return isAtLeast ? messages.tooManyHomesToSearch : messages.noHomesOnMap;
  const some = isAtLeast ? `${messages.onlyFirstHomesOnMap(points.length)} ` : '';
  const isAnyOf = (kind: Precisione) => hasCircles && points.some(({ precisione }) => precisione === kind);
  if (isAnyOf('approssimativa')) return some + messages.circleMeansApproximate;
  return some + (isAnyOf('comune') ? messages.circleMeansNearby : '');
}

function useCircleZoom(map: MapLibre | null): boolean {
  const [isClose, setClose] = useState(false);
  useEffect(() => {
    if (map === null) return undefined;
    const look = () => setClose(map.getZoom() >= CIRCLE_ZOOM);
    look();
    map.on('zoomend', look);
    return () => {
      map.off('zoomend', look);
    };
  }, [map]);
  return isClose;
}
