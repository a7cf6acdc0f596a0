import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../ui/class-names.ts';
import { mapMessages } from '../../map-messages.it.ts';
import { lowestPrice, type MapCluster, type MapPoint } from '../../rules/cluster-points.ts';

type MapPillsProps = {
  map: MapLibre;
  clusters: readonly MapCluster[];
  highlighted: readonly number[];
  openId: number | null;
  nameOf: (id: number) => string | null;
  onPoint: (points: readonly MapPoint[] | null) => void;
  onChoose: (points: readonly MapPoint[]) => void;
};

export function MapPills({ map, clusters, highlighted, openId, nameOf, onPoint, onChoose }: MapPillsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const items = list.current?.children ?? [];
      for (const [index, { lon, lat }] of clusters.entries()) {
        const item = items[index];
        const { x, y } = map.project([lon, lat]);
        if (item instanceof HTMLElement) item.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, clusters]);
  // Within the map's own element, so that a finger that lands on a pill pushes the map nevertheless.
  return createPortal(
    <ul ref={list} className="search-pills" aria-label={mapMessages.titolo}>
      {clusters.map(({ points }) => (
        <li key={points[0].id}>
          <button
            type="button"
            className={classNames(
              'search-pill',
              points.length > 1 && 'gruppo',
              points.some(({ id }) => highlighted.includes(id)) && 'acceso',
              points.some(({ id }) => id === openId) && 'aperto',
            )}
            aria-expanded={points.some(({ id }) => id === openId)}
            onPointerEnter={() => onPoint(points)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(points)}
            onBlur={() => onPoint(null)}
            onClick={() => onChoose(points)}
          >
            <PillText {...{ points, nameOf }} />
          </button>
        </li>
      ))}
    </ul>,
    map.getCanvasContainer(),
  );
}

type PillTextProps = { points: MapCluster['points']; nameOf: MapPillsProps['nameOf'] };

/** What a pill says; who does not see where it stands hears whose price it is, and of what. */
function PillText({ points, nameOf }: PillTextProps) {
  const [{ id, prezzo_notte, is_from }] = points;
  if (points.length === 1)
    return (
      <>
        <span className="sr">{nameOf(id) ?? mapMessages.casa}, </span>
        <b>{is_from && prezzo_notte > 0 ? mapMessages.da(prezzo_notte) : mapMessages.prezzo(prezzo_notte)}</b>
        {prezzo_notte > 0 && <span className="sr"> {mapMessages.aNotte}</span>}
      </>
    );
  const lowest = lowestPrice(points);
  return (
    <>
      <b>{mapMessages.caseQui(points.length)}</b>
      <span>{mapMessages.da(lowest)}</span>
      {lowest !== null && <span className="sr"> {mapMessages.aNotte}</span>}
    </>
  );
}
