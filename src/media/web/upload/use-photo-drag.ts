import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

type Drag = {
  key: string;
  tile: HTMLElement;
  grabX: number;
  grabY: number;
  dx: number;
  dy: number;
  over: string | null;
};

const SLOP_PX = 6;

function grabbedAt(event: PointerEvent<HTMLElement>): Pick<Drag, 'tile' | 'grabX' | 'grabY'> | null {
  const tile = event.currentTarget.closest<HTMLElement>('[data-photo]');
  const target = event.target instanceof Element ? event.target : null;
  const isGrip = event.pointerType === 'mouse' || target?.closest('[data-grip]');
  if (!tile || !isGrip || event.button !== 0 || target?.closest('button')) return null;
  const { left, top } = tile.getBoundingClientRect();
  return { tile, grabX: event.clientX - left, grabY: event.clientY - top };
}

function drawn(drag: Drag, { clientX, clientY }: globalThis.PointerEvent): Drag {
  const { left, top } = drag.tile.getBoundingClientRect();
  const dx = clientX - drag.grabX - (left - drag.dx);
  const dy = clientY - drag.grabY - (top - drag.dy);
  if (drag.over === null && Math.hypot(dx, dy) < SLOP_PX) return drag;
  // The dragged photo ignores pointer events, so this call finds the photo below it.
  const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]');
  below?.scrollIntoView({ block: 'nearest' });
  return { ...drag, dx, dy, over: below?.dataset['photo'] ?? drag.key };
}

export function usePhotoDrag(onDrop: (key: string, over: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const grabbed = drag?.key ?? null;

  const move = useEffectEvent((event: globalThis.PointerEvent) => setDrag(drag && drawn(drag, event)));
  const end = useEffectEvent(() => {
    setDrag(null);
    if (drag?.over && drag.over !== drag.key) onDrop(drag.key, drag.over);
  });

  useEffect(() => {
    if (grabbed === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Prevents Esc from also closing a surrounding dialog.
      event.preventDefault();
      setDrag(null);
    };
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', () => end(), { signal });
    window.addEventListener('pointercancel', () => setDrag(null), { signal });
    window.addEventListener('keydown', onKey, { signal });
    return () => stop.abort();
  }, [grabbed]);

  const grab = (event: PointerEvent<HTMLElement>, key: string) => {
    const grip = grabbedAt(event);
    if (!grip) return;
    // Prevents the press from selecting text or dragging the picture out of the page.
    event.preventDefault();
    setDrag({ ...grip, key, dx: 0, dy: 0, over: null });
  };
  const dragged = drag?.over ? drag : null;
  const styleOf = (key: string): CSSProperties | undefined =>
    dragged?.key === key ? { translate: `${dragged.dx}px ${dragged.dy}px` } : undefined;
  return { dragged: dragged?.key ?? null, over: dragged?.over ?? null, grab, styleOf };
}
