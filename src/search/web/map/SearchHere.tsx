import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { joinQuery } from '../../rules/write-criteria.ts';
import { writeZone } from '../../rules/zone.ts';
import type { MoveEvent } from './moves.ts';
import { visibleBox } from './visible-box.ts';
import * as messages from '../../messages/visitor.ts';

export function SearchHere({ map, href }: { map: MapLibre; href: string }) {
  const navigate = useNavigate();
  const { isMoved, rest } = useMoved(map);
  if (!isMoved) return null;
  const search = () => {
    rest();
    map.getCanvas().focus({ preventScroll: true });
    void navigate(joinQuery(href, `?${writeZone(visibleBox(map))}`), { preventScrollReset: true });
  };
  return (
    <button type="button" className="btn sm search-here" onClick={search}>
      <Icon name="magnifying-glass" />
      {messages.searchHereButton}
    </button>
  );
}

/** Minimum movement after which «Cerca qui» appears. Resizing causes smaller movements. */
const MOVED_PX = 24;
const ZOOMED = 0.2;

function useMoved(map: MapLibre): { isMoved: boolean; rest: () => void } {
  const [isMoved, setMoved] = useState(false);
  const place = useRef(placeOf(map));
  const rest = () => {
    place.current = placeOf(map);
    setMoved(false);
  };
  const look = useEffectEvent(({ move }: MoveEvent) => {
    if (move === 'fit' || (move === 'held' && !isMoved)) return rest();
    const { center, zoom } = place.current;
    const [before, now] = [map.project(center), map.project(map.getCenter())];
    const isFar = Math.hypot(before.x - now.x, before.y - now.y) > MOVED_PX;
    if (isFar || Math.abs(map.getZoom() - zoom) > ZOOMED) setMoved(true);
  });
  useEffect(() => {
    const onMove = (event: MoveEvent) => look(event);
    map.on('moveend', onMove);
    return () => {
      map.off('moveend', onMove);
    };
  }, [map]);
  return { isMoved, rest };
}

function placeOf(map: MapLibre) {
  return { center: map.getCenter(), zoom: map.getZoom() };
}
