import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LatLon } from '../../rules/lat-lon.ts';
import { circleAround, type Precisione, RADIUS_M, streetAddress } from '../../rules/map-circle.ts';
import { type MapMark, marksOf, neighbours, openingBounds } from '../../rules/map-marks.ts';
import { isWithin } from '../../rules/map-places.ts';
import type { Surroundings } from '../../rules/measure-surroundings.ts';
import { boundsShown } from './bounds-shown.ts';
import type { Streets } from './load-streets.ts';
import { MapCredit } from './MapCredit.tsx';
import { MapFault } from './MapFault.tsx';
import { MapMarks } from './MapMarks.tsx';
import { MapZoom } from './MapZoom.tsx';
import type { Basis, MapStart } from './open-map.ts';
import { PlacePin } from './PlacePin.tsx';
import { useMap } from './use-map.ts';
import { useHomeLayers } from './use-home-layers.ts';
import * as messages from '../../messages/visitor.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

/** Links to an external street map, to which the page sends no request until the visitor clicks the link. */
function StreetsLink({ place, precisione }: { place: LatLon; precisione: Precisione }) {
  return (
    <a
      className="locations-map-streets"
      href={streetAddress(place, precisione)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {messages.viewStreetsLink}
      <Icon name="arrow-square-out" />
      <span className="sr">{messages.opensOtherSiteNote}</span>
    </a>
  );
}

export type PlaceMapProps = LatLon & {
  precisione: Precisione;
  nome: string;
  comune?: string;
  around?: Surroundings;
  /** Called with the new position of the pin. If absent, the pin cannot be moved. */
  onMove?: (place: LatLon) => void;
};

const NO_MARKS: readonly MapMark[] = [];
const STREET_ZOOM: Record<Precisione, number> = { esatta: 15.5, approssimativa: 14.2, comune: 12 };
const PADDING = { top: 64, right: 76, bottom: 60, left: 64 };
const SMALL_PADDING = { top: 54, right: 62, bottom: 56, left: 28 };
const SMALL_PX = 480;
/** Maximum initial zoom of a map without streets. At higher zooms, such a map would show no names. */
const PLAIN_ZOOM = 13;

function isCovered(place: LatLon, streets: Streets | null): boolean {
  const [west, south, east, north] = streets?.bounds ?? [0, 0, 0, 0];
  return isWithin(place, { west, south, east, north });
}

function townsOf({ geo }: Basis): LatLon[] {
  return geo.citta.features.map(
    ({
      geometry: {
        coordinates: [lon = 0, lat = 0],
      },
    }) => ({ lat, lon }),
  );
}

function roomIn(container: HTMLElement | null): { padding: typeof PADDING; pixels: number } {
  const { width = 0, height = 0 } = container?.getBoundingClientRect() ?? {};
  const padding = width < SMALL_PX ? SMALL_PADDING : PADDING;
  return {
    padding,
    pixels: Math.min(width - padding.left - padding.right, height - padding.top - padding.bottom),
  };
}

type Room = ReturnType<typeof roomIn>;

function startAt({ lat, lon }: LatLon, precisione: Precisione): MapStart {
  return { center: [lon, lat], zoom: STREET_ZOOM[precisione] };
}

function startAround(home: LatLon, marks: readonly MapMark[], basis: Basis, { padding, pixels }: Room): MapStart {
  const { west, south, east, north } = openingBounds(home, [...marks, ...neighbours(home, townsOf(basis))], pixels);
  return { bounds: [west, south, east, north], fitBoundsOptions: { padding, maxZoom: PLAIN_ZOOM } };
}

export function PlaceCanvas({ lat, lon, precisione, comune, around, onMove }: PlaceMapProps) {
  const hasPin = precisione === 'esatta' || onMove !== undefined;
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const home = useMemo(() => ({ lat, lon }), [lat, lon]);
  const marks = useMemo(() => (around ? marksOf(around) : []), [around]);
  const { map, streets, fault } = useMap(container, attempt, (basis) =>
    isCovered(home, basis.streets)
      ? startAt(home, precisione)
      : startAround(home, marks, basis, roomIn(container.current)),
  );
  const isPlain = map !== null && !isCovered(home, streets);
  useCircle(map, home, RADIUS_M[precisione]);
  useInView(map, home);
  useHomeLayers(isPlain ? map : null, home, comune ?? '', around);
  return (
    <>
      <div ref={container} className="locations-canvas" hidden={fault !== null} />
      {map !== null && hasPin && <PlacePin map={map} lat={lat} lon={lon} {...(onMove && { onMove })} />}
      {map !== null && <MapZoom map={map} />}
      {streets !== null && <MapCredit />}
      {isPlain && around !== undefined && <StreetsLink place={home} precisione={precisione} />}
      {map !== null && (
        <MapMarks
          map={map}
          home={home}
          hasPin={hasPin}
          isExact={precisione === 'esatta'}
          marks={isPlain ? marks : NO_MARKS}
        />
      )}
      <MapFault
        sentence={fault && (fault === 'graphics' ? messages.mapNotSupported : messages.mapNotLoaded)}
        onRetry={fault === 'data' ? () => setAttempt(attempt + 1) : null}
      />
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

function useInView(map: MapLibre | null, { lat, lon }: LatLon): void {
  useEffect(() => {
    if (map !== null && !isWithin({ lat, lon }, boundsShown(map))) map.jumpTo({ center: [lon, lat] });
  }, [map, lat, lon]);
}
