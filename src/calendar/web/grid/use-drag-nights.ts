import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CalendarDate, parseCalendarDate } from '../../../kernel/dates/calendar-date.ts';

/** Distance in pixels after which a press becomes a drag (PRODUCT.md § 9). */
export const TOLERANCE_PX = 5;

type DragOptions = {
  canStart: (day: CalendarDate) => boolean;
  onDrag: (from: CalendarDate, to: CalendarDate) => void;
  onDrop: () => void;
};

/** Returns the day at a position. During a drag, bars ignore the pointer, so that the cell behind them is found. */
function dayAt(x: number, y: number): CalendarDate | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]');
  return parseCalendarDate(cell?.dataset['date'] ?? '');
}

export function pressedDay(target: EventTarget | null): CalendarDate | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  return parseCalendarDate(day?.dataset['date'] ?? '');
}

/** Handles drags with the mouse. `isClick` returns `false` for the click that ends a drag. */
export function useDragNights({ canStart, onDrag, onDrop }: DragOptions) {
  const press = useRef<{ x: number; y: number; from: CalendarDate } | null>(null);
  const last = useRef({ isTouch: false, isDrag: false });
  const [isDragging, setDragging] = useState(false);

  const onPointerDown = (event: PointerEvent) => {
    const from = pressedDay(event.target);
    last.current = { isTouch: event.pointerType === 'touch', isDrag: false };
    const isMouse = event.pointerType === 'mouse' && event.button === 0;
    press.current = isMouse && from !== null && canStart(from) ? { x: event.clientX, y: event.clientY, from } : null;
  };
  const move = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    if (press.current === null) return;
    const { x, y, from } = press.current;
    if (!last.current.isDrag && Math.hypot(clientX - x, clientY - y) < TOLERANCE_PX) return;
    const day = dayAt(clientX, clientY);
    // A press that stays within its cell is a click, not a drag.
    if (day === null || (!last.current.isDrag && day === from)) return;
    last.current.isDrag = true;
    setDragging(true);
    onDrag(from, day);
  });
  const up = useEffectEvent(() => {
    if (press.current !== null && last.current.isDrag) onDrop();
    press.current = null;
    setDragging(false);
  });
  // A key press clears the last drag, because a click from the keyboard never ends a drag.
  const forget = useEffectEvent(() => {
    last.current = { isTouch: false, isDrag: false };
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', up, { signal });
    document.addEventListener('pointercancel', up, { signal });
    document.addEventListener('keydown', forget, { signal, capture: true });
    return () => controller.abort();
  }, []);

  return { onPointerDown, isDragging, isClick: () => !last.current.isDrag, isTouch: () => last.current.isTouch };
}
