import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Bar } from '../../rules/week-lanes.ts';
import { eventIcon, eventLook } from './event-look.ts';
import { type ShownEvent, eventLabel, eventName, eventNights } from './event-words.ts';
import type { GridEvent } from './grid-event.ts';

export function place(span: number, lane: number): CSSProperties {
  const lengths: Record<`--${string}`, number> = { '--n': span, '--l': lane };
  return lengths;
}

type EventBarProps = {
  bar: Bar<GridEvent>;
  shown: ShownEvent;
  isStripe: boolean;
  isTall: boolean;
  isTabStop: boolean;
  onOpen: (event: GridEvent) => void;
};

export function EventBar({ bar, shown, isStripe, isTall, isTabStop, onOpen }: EventBarProps) {
  const { event, span, lane, comesFromBefore, goesOn } = bar;
  const className = classNames(
    'calendar-event',
    eventLook(event),
    comesFromBefore && 'da',
    goesOn && 'va',
    span < 3 && 'corta',
  );
  if (isStripe) return <i aria-hidden="true" className={className} style={place(span, lane)} />;
  const icon = eventIcon(event);
  const name = eventName(event, shown, isTall);
  return (
    <button
      type="button"
      className={className}
      style={place(span, lane)}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      title={name}
      onClick={() => onOpen(event)}
    >
      {icon !== null && <Icon name={icon} size={16} />}
      <span>
        {eventLabel(event, shown)} {isTall && <small>{eventNights(event)}</small>}
      </span>
    </button>
  );
}
