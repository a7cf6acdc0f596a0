import { type CalendarDate, formatLongDate } from '../../../kernel/dates/calendar-date.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type ShownEvent, conflictAdvice } from './event-words.ts';
import { EventList } from './EventList.tsx';
import { type GridConflict, type GridEvent, takes } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type DayDialogProps = {
  day: CalendarDate;
  events: readonly GridEvent[];
  conflicts: readonly GridConflict[];
  shown: ShownEvent;
  onOpenEvent: (event: GridEvent) => void;
  onClose: () => void;
};

export function DayDialog({ day, events, conflicts, shown, onOpenEvent, onClose }: DayDialogProps) {
  const taking = events.filter((event) => takes(event, day));
  return (
    <Dialog open onClose={onClose} title={formatLongDate(day)} className="calendar-day">
      {conflicts
        .filter((conflict) => takes(conflict, day))
        .map((conflict) => (
          <p key={conflict.event_ids.join()} className="note err-n">
            <Icon name="warning" size={24} />
            {conflictAdvice(conflict)}
          </p>
        ))}
      {taking.length > 0 ? (
        <EventList events={taking} shown={shown} onOpen={onOpenEvent} label={messages.dayViewLabel} />
      ) : (
        <p className="muted">{shown.isKnown ? messages.dayWithoutEvents : messages.unknownPeriodNote}</p>
      )}
    </Dialog>
  );
}
