import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../ui/class-names.ts';
import type { MapCluster, MapPoint } from '../../rules/cluster-points.ts';
import { PillText } from './PillText.tsx';
import { useMapMove } from '../../../locations/web/map/use-map-move.ts';
import * as messages from '../../messages/visitor.ts';

type MapPillsProps = {
  map: MapLibre;
  clusters: readonly MapCluster[];
  highlighted: readonly number[];
  openId: number | null;
  onPoint: (points: readonly MapPoint[] | null) => void;
  onChoose: (points: readonly MapPoint[]) => void;
};

function placePills(map: MapLibre, list: HTMLElement | null, clusters: MapPillsProps['clusters']): void {
  for (const [index, { lon, lat }] of clusters.entries()) {
    const item = list?.children[index];
    const { x, y } = map.project([lon, lat]);
    if (item instanceof HTMLElement) item.style.transform = `translate(${x}px, ${y}px)`;
  }
}

export function MapPills({ map, clusters, highlighted, openId, onPoint, onChoose }: MapPillsProps) {
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  const [current, setCurrent] = useState<number | null>(null);
  // All pills share one tab stop. Arrow keys move the focus between them in list order.
  const stop = Math.max(
    0,
    clusters.findIndex(({ points }) => points[0].id === current),
  );
  useArrows(list);
  useMapMove(map, () => placePills(map, list.current, clusters));
  // The pills are rendered inside the map's element, so that dragging a pill moves the map.
  return createPortal(
    <>
      <p id={hint} className="sr">
        {messages.mapArrowKeysHint}
      </p>
      <ul ref={list} className="search-pills" aria-label={messages.homesMapTitle}>
        {clusters.map(({ points }, index) => (
          <li key={points[0].id}>
            <button
              type="button"
              className={classNames(
                'search-pill',
                points.length > 1 && 'gruppo',
                points.some(({ id }) => highlighted.includes(id)) && 'acceso',
                points.some(({ id }) => id === openId) && 'aperto',
              )}
              tabIndex={index === stop ? 0 : -1}
              aria-expanded={points.some(({ id }) => id === openId)}
              aria-describedby={hint}
              onPointerEnter={() => onPoint(points)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => {
                setCurrent(points[0].id);
                onPoint(points);
              }}
              onBlur={() => onPoint(null)}
              onClick={() => onChoose(points)}
            >
              <PillText points={points} />
            </button>
          </li>
        ))}
      </ul>
    </>,
    map.getCanvasContainer(),
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between pills with the arrow keys, Home and End. The map must not receive these keys, because it would pan. */
function useArrows(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const press = (event: KeyboardEvent) => {
      const pills = [...element.querySelectorAll('button')];
      const at = pills.findIndex((pill) => pill === document.activeElement);
      const step = STEPS[event.key];
      const edge = event.key === 'Home' ? 0 : event.key === 'End' ? pills.length - 1 : null;
      const next = step === undefined ? edge : (at + step + pills.length) % pills.length;
      if (next === null || at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      pills[next]?.focus({ preventScroll: true });
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [list]);
}
