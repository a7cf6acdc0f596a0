import type { Map as MapLibre } from 'maplibre-gl';
import { useRef } from 'react';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { LatLon } from '../../rules/lat-lon.ts';
import type { MapMark } from '../../rules/map-marks.ts';
import { type Box, coveredBy, MARK_PX, placeMarks } from '../../rules/place-marks.ts';
import { frameOf } from './reserve.ts';
import { useClearFrame } from './use-clear-frame.ts';
import { useMapMove } from './use-map-move.ts';
import './marks.css';
import * as messages from '../../messages/visitor.ts';

const ICONS: Record<MapMark['kind'], IconName> = {
  station: 'train',
  town: 'buildings',
  sea: 'waves',
  airport: 'airplane-tilt',
};

type MapMarksProps = {
  map: MapLibre;
  home: LatLon;
  hasPin: boolean;
  isExact: boolean;
  marks: readonly MapMark[];
};

export function MapMarks({ map, home, hasPin, isExact, marks }: MapMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  useMapMove(map, () => placeAll(map, elementsOf(layer.current), marks, homeBox(map, home, hasPin)));
  useClearFrame(map, () => [
    homeBox(map, home, hasPin),
    ...elementsOf(layer.current).flatMap((element) => boxOf(map, element)),
  ]);
  return (
    <div ref={layer} className="locations-marks" aria-hidden="true">
      {marks.map(({ kind, nome, km }) => (
        <span key={kind} className={`locations-mark ${kind}`}>
          <span className="nome">
            {nome ?? messages.seaLabel} <b>{messages.distanceText(km, isExact && kind !== 'sea')}</b>
          </span>
          <span className="segno">
            <Icon name={ICONS[kind]} size={16} />
          </span>
        </span>
      ))}
    </div>
  );
}

function elementsOf(layer: HTMLElement | null): HTMLElement[] {
  return [...(layer?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

/** Returns the box around the home that marks must not cover: its pin or, without a pin, the centre of its circle. */
function homeBox(map: MapLibre, { lat, lon }: LatLon, hasPin: boolean): Box {
  const { x, y } = map.project([lon, lat]);
  return hasPin ? { x: x - 16, y: y - 44, width: 32, height: 46 } : { x: x - 16, y: y - 16, width: 32, height: 32 };
}

function widthOf(element: HTMLElement): number {
  return MARK_PX / 2 + (element.querySelector<HTMLElement>('.nome')?.offsetWidth ?? 0);
}

function placeAll(map: MapLibre, elements: HTMLElement[], marks: readonly MapMark[], home: Box): void {
  const { width, height } = map.getContainer().getBoundingClientRect();
  const wanted = marks.map(({ lat, lon }, index) => {
    const { x, y } = map.project([lon, lat]);
    const element = elements[index];
    return { x, y, width: element ? widthOf(element) : MARK_PX };
  });
  const placed = placeMarks(wanted, { width, height }, frameOf(map), home);
  for (const [index, mark] of placed.entries()) {
    const element = elements[index];
    if (element === undefined) continue;
    element.hidden = mark === null;
    if (mark === null) continue;
    element.dataset['lato'] = mark.side;
    element.toggleAttribute('data-oltre', mark.angle !== null);
    element.style.transform = `translate(${mark.x}px, ${mark.y}px)`;
    element.style.setProperty('--angolo', `${mark.angle ?? 0}rad`);
  }
}

function boxOf(map: MapLibre, element: HTMLElement): Box[] {
  if (element.hidden) return [];
  const frame = map.getContainer().getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  const side = element.dataset['lato'];
  const placed = { x: left - frame.left, y: top - frame.top, angle: null };
  return [coveredBy({ ...placed, side: side === 'left' || side === 'right' ? side : 'none' }, widthOf(element))];
}
