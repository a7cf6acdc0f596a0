import type { Map as MapLibre } from 'maplibre-gl';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { ARROW_STEPS } from '../../../ui/calendar/arrow-steps.ts';
import { type LatLon, roundPoint } from '../../rules/lat-lon.ts';
import { useMapMove } from './use-map-move.ts';
import * as messages from '../../messages/visitor.ts';

type PlacePinProps = LatLon & { map: MapLibre; onMove?: (place: LatLon) => void };

const HERE = [0, 0] as const;
const STEP_PX = 6;
const STRIDE_PX = 40;
const JITTER_PX = 4;

export function PlacePin({ map, lat, lon, onMove }: PlacePinProps) {
  const pin = useRef<HTMLDivElement>(null);
  // Offset of the pointer from the pin's position. The user drags the pin by its head.
  const grip = useRef({ x: 0, y: 0 });
  const [dragged, setDragged] = useState<LatLon | null>(null);
  const shown = dragged ?? { lat, lon };
  useMapMove(map, () => {
    const { x, y } = map.project([shown.lon, shown.lat]);
    if (pin.current) pin.current.style.transform = `translate(${x}px, ${y}px)`;
  });
  useClicks(map, onMove);
  if (onMove === undefined)
    return (
      <div ref={pin} className="locations-pin" aria-hidden="true">
        <Drop />
      </div>
    );
  const hold = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    const { x, y } = map.project([lon, lat]);
    grip.current = { x: clientX - x, y: clientY - y };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const [x, y] = [clientX - grip.current.x, clientY - grip.current.y];
    const before = map.project([lon, lat]);
    if (dragged === null && Math.hypot(x - before.x, y - before.y) < JITTER_PX) return;
    setDragged(placeAt(map, x, y));
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key] ?? (event.key === 'Enter' ? HERE : undefined);
    if (step === undefined) return;
    event.preventDefault();
    const { x, y } = map.project([lon, lat]);
    const length = event.shiftKey ? STRIDE_PX : STEP_PX;
    const place = step === HERE ? { lat, lon } : placeAt(map, x + step[0] * length, y + step[1] * length);
    announce(messages.markerMoved(place.lat.toFixed(4), place.lon.toFixed(4)));
    onMove(place);
  };
  return (
    <div ref={pin} className="locations-pin">
      <button
        type="button"
        aria-label={messages.markerHint}
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={() => {
          if (dragged !== null) onMove(dragged);
          setDragged(null);
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <Drop />
      </button>
    </div>
  );
}

function Drop() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 46C16 35 9 28 9 18a15 15 0 0 1 30 0c0 10-7 17-15 28Z" />
      <circle cx="24" cy="18" r="5.5" />
    </svg>
  );
}

function placeAt(map: MapLibre, x: number, y: number): LatLon {
  const { lat, lng } = map.unproject([x, y]);
  return roundPoint({ lat, lon: lng });
}

function useClicks(map: MapLibre, onMove: PlacePinProps['onMove']): void {
  useEffect(() => {
    if (onMove === undefined) return undefined;
    const put = ({ point }: { point: { x: number; y: number } }) => onMove(placeAt(map, point.x, point.y));
    map.on('click', put);
    return () => {
      map.off('click', put);
    };
  }, [map, onMove]);
}
