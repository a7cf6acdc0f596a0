import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { gridMessages } from '../../grid-messages.it.ts';
import { eventIcon, eventLook } from './event-look.ts';
import { type ShownEvent, eventLabel, lastNight, nightCount } from './event-words.ts';
import type { GridEvent } from './grid-event.ts';

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
                  {gridMessages.daA(event.start, lastNight(event))} · {gridMessages.notti(nightCount(event))}
                </small>
              </span>
              {event.sync_status === 'conflict' && (
                <span className="badge waiting">
                  <Icon name="warning" size={16} />
                  {gridMessages.conflitto}
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
