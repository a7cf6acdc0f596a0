import type { ExpressionSpecification, GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { RING_KM, ringZooms } from '../../rules/distance-rings.ts';
import type { LatLon } from '../../rules/lat-lon.ts';
import { circleAround } from '../../rules/map-circle.ts';
import type { Surroundings } from '../../rules/measure-surroundings.ts';
import { HOME_TOWN_LAYER, TOWN_LAYER, TOWNS_AROUND_HOME } from './town-layers.ts';
import { NEXT_TO_DOT } from './beside.ts';
import * as messages from '../../messages/visitor.ts';

const NOME: ExpressionSpecification = ['get', 'nome'];

/** Returns an expression that matches towns by name. Shared names are followed by the province's sigla in brackets. */
function isNamed(name: string): ExpressionSpecification {
  const start = `${name} (`;
  return ['any', ['==', NOME, name], ['==', ['slice', NOME, 0, start.length], start]];
}

/** Padding around the dots of towns. It hides some towns on purpose, because a few names around a home are enough. */
const APART_PX = 14;
const NO_STATIONS: Surroundings['stations'] = [];

/** Draws the surroundings of a home. The name of its comune takes precedence over all other names. */
export function useHomeLayers(
  map: MapLibre | null,
  home: LatLon,
  comune: string,
  around: Surroundings | undefined,
): void {
  const isShown = around !== undefined;
  const next = around?.town?.nome ?? comune;
  const stations = around?.stations ?? NO_STATIONS;
  useEffect(() => {
    if (!isShown) return;
    void map?.getSource<GeoJSONSource>('anelli')?.setData({
      type: 'FeatureCollection',
      features: RING_KM.map((km) => ({
        type: 'Feature',
        properties: { testo: messages.ringLabel(km), ...ringZooms(km) },
        geometry: { type: 'LineString', coordinates: circleAround(home, km * 1000) },
      })),
    });
  }, [map, isShown, home]);
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('stazioni')?.setData({
      type: 'FeatureCollection',
      features: stations.map(({ nome, lat, lon }) => ({
        type: 'Feature',
        properties: { nome },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    });
  }, [map, stations]);
  useEffect(() => {
    if (map === null || !isShown) return;
    map.setFilter(TOWN_LAYER, ['all', TOWNS_AROUND_HOME, ['!', ['any', isNamed(comune), isNamed(next)]]]);
    map.setFilter(HOME_TOWN_LAYER, isNamed(comune));
    map.setLayoutProperty(TOWN_LAYER, 'text-variable-anchor-offset', NEXT_TO_DOT);
    map.setLayoutProperty(TOWN_LAYER, 'icon-optional', false);
    map.setLayoutProperty(TOWN_LAYER, 'icon-padding', APART_PX);
  }, [map, isShown, comune, next]);
}
