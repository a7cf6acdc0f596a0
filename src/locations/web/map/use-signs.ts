import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LatLon } from '../../rules/lat-lon.ts';

/** Keeps the names of towns away from what is laid on the map at these places. */
export function useSigns(map: MapLibre | null, places: readonly LatLon[]): void {
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('segni')?.setData({
      type: 'FeatureCollection',
      features: places.map(({ lat, lon }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    });
  }, [map, places]);
}
