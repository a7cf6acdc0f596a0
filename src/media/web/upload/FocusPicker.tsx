import type { KeyboardEvent, PointerEvent } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { ARROW_STEPS } from '../../../ui/calendar/arrow-steps.ts';
import { type FocalPoint, readFocalPoint } from '../../rules/focal-point.ts';
import { focalPointAt, moveFocalPoint } from '../../rules/place-focal-point.ts';
import { withoutFocus } from '../../rules/photo-sources.ts';
import { Photo } from '../Photo.tsx';
import * as messages from '../../messages/owner.ts';

type FocusPickerProps = { url: string; focus: FocalPoint; onChange: (focus: FocalPoint) => void };

export function FocusPicker({ url, focus, onChange }: FocusPickerProps) {
  const { x, y } = readFocalPoint(focus);
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(focalPointAt((event.clientX - left) / width, (event.clientY - top) / height));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    place(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const moved = moveFocalPoint(focus, ...step);
    onChange(moved);
    announce(messages.focalPointPosition(readFocalPoint(moved)));
  };
  return (
    <div className="media-focus" onPointerDown={onPointerDown} onPointerMove={onPointerMove}>
      <Photo url={withoutFocus(url)} alt="" sizes="min(100vw, 480px)" />
      <button
        type="button"
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={messages.focalPointMarkerLabel({ x, y })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
