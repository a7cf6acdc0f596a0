import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { AddEventDialog } from './AddEventDialog.tsx';
import { DayDialog } from './DayDialog.tsx';
import { EventDialog } from './EventDialog.tsx';
import type { ShownEvent } from './event-words.ts';
import type { GridConflict, GridEvent } from './grid-event.ts';
import type { Period } from './use-night-selection.ts';
import * as messages from '../../messages/owner.ts';

export type OpenDialog =
  | { kind: 'add'; period: Period | null }
  | { kind: 'day'; day: CalendarDate }
  | { kind: 'event'; event: GridEvent }
  | null;

export type CalendarDialogsProps = {
  dialog: OpenDialog;
  setDialog: (dialog: OpenDialog) => void;
  shown: ShownEvent;
  events: readonly GridEvent[];
  conflicts: readonly GridConflict[];
  today: CalendarDate;
  isOwner: boolean;
  onAddClosed: () => void;
  onChanged: () => void;
};

export function CalendarDialogs(props: CalendarDialogsProps) {
  const { dialog, setDialog, shown, events, conflicts, today, isOwner, onAddClosed, onChanged } = props;
  const close = () => setDialog(null);
  const done = () => {
    close();
    onChanged();
  };
  if (dialog === null) return null;
  if (dialog.kind === 'day') {
    return (
      <DayDialog
        {...{ events, conflicts, shown }}
        day={dialog.day}
        onOpenEvent={(event) => setDialog({ kind: 'event', event })}
        onClose={close}
      />
    );
  }
  if (dialog.kind === 'event') {
    return <EventDialog {...{ shown, isOwner }} event={dialog.event} onClose={close} onDeleted={done} />;
  }
  const { property, unit } = shown;
  const camera = property.camere.find(({ id }) => id === unit)?.nome_camera;
  const endAdding = (end: () => void) => () => {
    onAddClosed();
    end();
  };
  return (
    <AddEventDialog
      today={today}
      property_id={property.id}
      camera_id={unit}
      unitName={camera ?? (property.camere.length > 0 ? messages.wholeHomeLabel : null)}
      period={dialog.period}
      onClose={endAdding(close)}
      onAdded={endAdding(done)}
    />
  );
}
