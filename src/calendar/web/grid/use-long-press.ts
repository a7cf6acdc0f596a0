import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { TOLERANCE_PX, pressedDay } from './use-drag-nights.ts';

const LONG_PRESS_MS = 250;

type LongPress = {
  grid: RefObject<HTMLElement | null>;
  canStart: (day: CalendarDate) => boolean;
  onRest: (day: CalendarDate) => void;
};

export function useLongPress({ grid, canStart, onRest }: LongPress): () => boolean {
  const hasRested = useRef(false);
  const dayUnder = useEffectEvent(({ pointerType, target }: PointerEvent): CalendarDate | null => {
    const day = pressedDay(target);
    const isHere = target instanceof Node && grid.current?.contains(target) === true;
    return pointerType === 'touch' && isHere && day !== null && canStart(day) ? day : null;
  });
  const rest = useEffectEvent((day: CalendarDate) => {
    hasRested.current = true;
    onRest(day);
  });
  useEffect(() => {
    let waiting = { timer: 0, x: 0, y: 0 };
    const stop = () => window.clearTimeout(waiting.timer);
    const forget = () => {
      stop();
      hasRested.current = false;
    };
    const press = (event: PointerEvent) => {
      forget();
      const day = dayUnder(event);
      if (day === null) return;
      waiting = { timer: window.setTimeout(() => rest(day), LONG_PRESS_MS), x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - waiting.x, clientY - waiting.y) >= TOLERANCE_PX) stop();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, stop, { signal });
    document.addEventListener('keydown', forget, { signal, capture: true });
    return () => {
      controller.abort();
      stop();
    };
  }, []);
  return () => hasRested.current;
}
