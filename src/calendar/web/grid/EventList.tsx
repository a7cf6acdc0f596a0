import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { eventIcon, eventLook } from './event-look.ts';
import { type ShownEvent, eventLabel, lastNight, nightCount } from './event-words.ts';
import type { GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type EventListProps = {
  events: readonly GridEvent[];
  shown: ShownEvent;
  onOpen: (event: GridEvent) => void;
  label?: string;
};

export function EventList({ events, shown, onOpen, label }: EventListProps) {
  return (
    <ul className="calendar-agenda" aria-label={label}>
      {events.map((event) => {
        const icon = eventIcon(event);
        return (
          <li key={event.event_id}>
            <button type="button" className={classNames(eventLook(event))} onClick={() => onOpen(event)}>
              <i aria-hidden="true" />
              <span>
                <b>
                  {icon !== null && <Icon name={icon} size={16} />}
                  {eventLabel(event, shown)}
                </b>
                <small>
                  {messages.nightsRange(event.start, lastNight(event))} · {messages.countedNights(nightCount(event))}
                </small>
              </span>
              {event.sync_status === 'conflict' && (
                <span className="badge waiting">
                  <Icon name="warning" size={16} />
                  {messages.conflictLabel}
                </span>
              )}
              <Icon name="caret-right" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
