import type { Map as MapLibre, MapLibreEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { mapMessages } from '../../map-messages.it.ts';
import { joinQuery } from '../../rules/join-query.ts';
import { writeZone } from '../../rules/zone.ts';
import { visibleBox } from './visible-box.ts';

/** Once a person has moved the map: the list of what it shows. The way back leads to the search before. */
export function SearchHere({ map, href }: { map: MapLibre; href: string }) {
  const navigate = useNavigate();
  const [isMoved, setMoved] = useMoved(map);
  if (!isMoved) return null;
  const search = () => {
    setMoved(false);
    map.getCanvas().focus({ preventScroll: true });
    void navigate(joinQuery(href, `?${writeZone(visibleBox(map))}`), { preventScrollReset: true });
  };
  return (
    <button type="button" className="btn sm search-here" onClick={search}>
      <Icon name="magnifying-glass" />
      {mapMessages.cercaQui}
    </button>
  );
}

/** Less than that is a screen that changed its size, not a person. */
const MOVED_PX = 24;
const ZOOMED = 0.2;

function useMoved(map: MapLibre): [isMoved: boolean, setMoved: (isMoved: boolean) => void] {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    let rest = { center: map.getCenter(), zoom: map.getZoom() };
    const look = ({ isFit }: MapLibreEvent & { isFit?: boolean }) => {
      if (isFit === true) {
        rest = { center: map.getCenter(), zoom: map.getZoom() };
        setMoved(false);
        return;
      }
      const [before, now] = [map.project(rest.center), map.project(map.getCenter())];
      const isFar = Math.hypot(before.x - now.x, before.y - now.y) > MOVED_PX;
      if (isFar || Math.abs(map.getZoom() - rest.zoom) > ZOOMED) setMoved(true);
    };
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);
  return [isMoved, setMoved];
}
