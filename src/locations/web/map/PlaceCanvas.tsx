import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { basemapMessages } from '../../basemap-messages.it.ts';
import type { LatLon } from '../../rules/lat-lon.ts';
import { circleAround, type Precisione, RADIUS_M } from '../../rules/map-circle.ts';
import { isWithin } from '../../rules/map-places.ts';
import { boundsShown } from './bounds-shown.ts';
import type { Streets } from './load-streets.ts';
import { MapCredit } from './MapCredit.tsx';
import { MapZoom } from './MapZoom.tsx';
import type { MapStart } from './open-map.ts';
import { PlacePin } from './PlacePin.tsx';
import { useMap } from './use-map.ts';
import { useSigns } from './use-signs.ts';

export type PlaceMapProps = LatLon & {
  precisione: Precisione;
  /** Whose place it is, for people who do not see the map. */
  nome: string;
  /** With it the pin can be moved, by pointer, finger or arrows; it is told where it was put. */
  onMove?: (place: LatLon) => void;
};

const NOWHERE: readonly LatLon[] = [];
const STREET_ZOOM: Record<Precisione, number> = { esatta: 15.5, approssimativa: 14.2, comune: 12 };
/** Where names of towns are all that there is around: closer, there would be none. */
const PLAIN_ZOOM: Record<Precisione, number> = { esatta: 10, approssimativa: 10, comune: 9.5 };

function startAt(place: LatLon, precisione: Precisione, streets: Streets | null): MapStart {
  const [west, south, east, north] = streets?.bounds ?? [0, 0, 0, 0];
  const zooms = isWithin(place, { west, south, east, north }) ? STREET_ZOOM : PLAIN_ZOOM;
  return { center: [place.lon, place.lat], zoom: zooms[precisione] };
}

export function PlaceCanvas({ lat, lon, precisione, onMove }: PlaceMapProps) {
  const hasPin = precisione === 'esatta' || onMove !== undefined;
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { map, hasStreets, fault } = useMap(container, attempt, (streets) =>
    startAt({ lat, lon }, precisione, streets),
  );
  useCircle(map, { lat, lon }, RADIUS_M[precisione]);
  useInView(map, { lat, lon });
  useSigns(
    map,
    useMemo(() => (hasPin ? [{ lat, lon }] : NOWHERE), [hasPin, lat, lon]),
  );
  return (
    <>
      <div ref={container} className="locations-canvas" hidden={fault !== null} />
      {map !== null && hasPin && <PlacePin map={map} lat={lat} lon={lon} {...(onMove && { onMove })} />}
      {map !== null && <MapZoom map={map} />}
      {hasStreets && <MapCredit />}
      <div className="guasto">
        <FailureAlert>
          {fault && (fault === 'graphics' ? basemapMessages.erroreGrafica : basemapMessages.erroreMappa)}
        </FailureAlert>
        {fault === 'data' && (
          <button type="button" className="btn alt sm" onClick={() => setAttempt(attempt + 1)}>
            {basemapMessages.riprova}
          </button>
        )}
      </div>
    </>
  );
}

function useCircle(map: MapLibre | null, { lat, lon }: LatLon, metres: number): void {
  useEffect(() => {
    const rings = metres === 0 ? [] : [[circleAround({ lat, lon }, metres)]];
    void map?.getSource<GeoJSONSource>('zona')?.setData({
      type: 'FeatureCollection',
      features: rings.map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates },
      })),
    });
  }, [map, lat, lon, metres]);
}

/** A place that is typed, far from what the map shows, brings the map along. */
function useInView(map: MapLibre | null, { lat, lon }: LatLon): void {
  useEffect(() => {
    if (map !== null && !isWithin({ lat, lon }, boundsShown(map))) map.jumpTo({ center: [lon, lat] });
  }, [map, lat, lon]);
}
