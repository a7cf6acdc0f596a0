import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { topmostDialog } from '../../../ui/dialogs/topmost-dialog.ts';
import type { Point } from '../../contract.ts';
import { canSplit, clusterPoints, type MapPoint } from '../../rules/cluster-points.ts';
import { RADIUS_M } from '../../../locations/rules/map-circle.ts';
import { isWithin } from '../../../locations/rules/map-places.ts';
import type { MapBox } from '../../rules/search-criteria.ts';
import { writeZone } from '../../rules/zone.ts';
import { fitMap, fitOfBox, fitPlaces, splitPlaces } from './fit-places.ts';
import { useListHover, useHighlightedCards } from './list-cards.ts';
import type { MapPage } from './map-home.ts';
import { MapPills } from './MapPills.tsx';
import { PointCard } from './PointCard.tsx';
import { useHeldView } from './use-held-view.ts';
import { useView } from './use-view.ts';
import { visibleBox } from './visible-box.ts';
import type { LatLon } from '../../../locations/rules/lat-lon.ts';

function useSigns(map: MapLibre | null, places: readonly LatLon[]): void {
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

type MapHomesProps = { map: MapLibre; points: readonly Point[]; page: MapPage; box: MapBox | null };
type Open = { points: readonly MapPoint[]; position: number };

const NO_HOMES: readonly number[] = [];

export function MapHomes({ map, points, page, box }: MapHomesProps) {
  const { zoom, bounds } = useView(map);
  const clusters = useMemo(() => clusterPoints(points, zoom), [points, zoom]);
  const shown = useMemo(() => clusters.filter((cluster) => isWithin(cluster, bounds)), [clusters, bounds]);
  const [pointed, setPointed] = useState<readonly MapPoint[] | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  if (open !== null && open.points.every((point) => !isWithin(point, bounds))) setOpen(null);
  const opener = useRef<Element | null>(null);
  const openId = open?.points[open.position]?.id ?? null;
  useListHover(setHovered);
  useFit(map, { points, box }, () => setOpen(null));
  const fromMap = useMemo(
    () => pointed?.map(({ id }) => id) ?? (openId === null ? NO_HOMES : [openId]),
    [pointed, openId],
  );
  useHighlightedCards(fromMap);
  const highlighted = useMemo(() => (hovered === null ? fromMap : [...fromMap, hovered]), [fromMap, hovered]);
  useHeldView(map, open?.points[0] ?? null);
  useCircles(map, points, highlighted);
  useSigns(map, shown);

  const choose = (chosen: readonly MapPoint[]) => {
    if (chosen.length > 1 && canSplit(chosen, map.getMaxZoom())) {
      // The pill is removed when its cluster is split, so the canvas gets the focus.
      map.getCanvas().focus({ preventScroll: true });
      setOpen(null);
      splitPlaces(map, chosen);
      return;
    }
    opener.current = document.activeElement;
    setOpen({ points: chosen, position: 0 });
  };
  const close = () => {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  useEscape(open !== null, close);
  return (
    <>
      <MapPills
        map={map}
        clusters={shown}
        highlighted={highlighted}
        openId={openId}
        onPoint={setPointed}
        onChoose={choose}
      />
      {open && (
        <PointCard
          key={open.points[0]?.id}
          points={open.points}
          position={open.position}
          page={page}
          onTurn={(position) => setOpen({ ...open, position })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Fits the map to new homes or the URL's section, unless the map already shows that section. */
function useFit(map: MapLibre, { points, box }: { points: readonly Point[]; box: MapBox | null }, onNew: () => void) {
  const before = useRef<readonly Point[]>([]);
  const settle = useEffectEvent(onNew);
  useEffect(() => {
    const isFirst = before.current.length === 0;
    const isNew = before.current !== points;
    before.current = points;
    if (box === null && isNew) fitPlaces(map, points, isFirst);
    if (box !== null && writeZone(visibleBox(map)) !== writeZone(box))
      fitMap(map, fitOfBox(map.getContainer(), box), isFirst);
    if (isNew) settle();
  }, [map, points, box]);
}

function useCircles(map: MapLibre, points: readonly Point[], highlighted: readonly number[]): void {
  useEffect(() => {
    const features = points.map(({ id, lat, lon, precisione }) => ({
      type: 'Feature' as const,
      id,
      properties: { raggio: RADIUS_M[precisione] },
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
    }));
    void map.getSource<GeoJSONSource>('case')?.setData({ type: 'FeatureCollection', features });
  }, [map, points]);
  useEffect(() => {
    for (const id of highlighted) map.setFeatureState({ source: 'case', id }, { accesa: true });
    return () => {
      for (const id of highlighted)
        if (map.getSource('case')) map.setFeatureState({ source: 'case', id }, { accesa: false });
    };
  }, [map, highlighted]);
}

function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && topmostDialog() === null) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
