import { useState } from 'react';
import { Link } from 'react-router';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { formatShortDate } from '../../../kernel/dates/calendar-date.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { bookingPath } from '../../../strutture/rules/owner-path.ts';
import { useCalendarSession } from '../session/calendar-session.ts';
import { SessionOver } from '../session/SessionOver.tsx';
import { eventLook } from './event-look.ts';
import { type ShownEvent, eventTitle, lastNight, nightCount, unitName } from './event-words.ts';
import type { GridEvent } from './grid-event.ts';
import * as messages from '../../messages/owner.ts';

type EventDialogProps = {
  event: GridEvent;
  shown: ShownEvent;
  isOwner: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export function EventDialog({ event, shown, isOwner, onClose, onDeleted }: EventDialogProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { onSignedOut, opensBookings } = useCalendarSession();
  const canDelete = isOwner && event.can_delete;

  const remove = async () => {
    const answer = await call('DELETE /api/calendar/events/{event_id}', { params: { event_id: event.event_id } });
    if (!answer.ok && answer.status === SIGNED_OUT) onSignedOut();
    if (!answer.ok) return messages.eventNotDeletedPrefix + (answer.detail || messages.checkConnectionAndRetry);
    showToast(messages.eventDeleted);
    setConfirming(false);
    onDeleted();
    return null;
  };

  return (
    <>
      {/* `ConfirmDialog` is rendered first, so that it closes first; otherwise `Dialog` could not restore the focus. */}
      <ConfirmDialog
        open={isConfirming}
        isDanger
        confirm={messages.deleteButton}
        onCancel={() => setConfirming(false)}
        onConfirm={remove}
        after={<SessionOver />}
      >
        <p>{messages.deleteEventQuestion}</p>
      </ConfirmDialog>
      <Dialog
        open
        onClose={onClose}
        title={eventTitle(event)}
        className={`calendar-event-look ${eventLook(event)}`}
        footer={
          <>
            {canDelete && (
              <button type="button" className="btn danger" onClick={() => setConfirming(true)}>
                <Icon name="trash" />
                {messages.deleteButton}
              </button>
            )}
            {isOwner && opensBookings && <BookingLink event={event} />}
            <button type="button" className="btn" onClick={onClose}>
              {messages.closeButton}
            </button>
          </>
        }
      >
        <EventFacts event={event} shown={shown} />
        <EventNotes {...{ event, isOwner, opensBookings }} />
      </Dialog>
    </>
  );
}

function EventFacts({ event, shown }: { event: GridEvent; shown: ShownEvent }) {
  const { start, end, platform_source, event_type, sync_status, guest_info, booking } = event;
  const unit = unitName(event, shown);
  return (
    <dl className="calendar-event-facts">
      <dt>{messages.nightsLabel}</dt>
      <dd>{messages.eventPeriodWithNights(start, lastNight(event), nightCount(event))}</dd>
      <dt>{event_type === 'booking' || booking !== null ? messages.departureLabel : messages.freeFromLabel}</dt>
      <dd>{formatShortDate(end)}</dd>
      {unit !== null && (
        <>
          <dt>{messages.accommodationLabel}</dt>
          <dd>{unit}</dd>
        </>
      )}
      <dt>{messages.platformLabel}</dt>
      <dd>{messages.sourceNames[platform_source]}</dd>
      <dt>{messages.typeLabel}</dt>
      <dd>{booking === null ? messages.eventTypes[event_type] : messages.ownNightStates[booking.kind]}</dd>
      <dt>{messages.stateLabel}</dt>
      <dd>{sync_status === 'conflict' ? messages.conflictState : messages.noConflictState}</dd>
      {guest_info !== null && (
        <>
          <dt>{messages.guestLabel}</dt>
          <dd>{guest_info.name}</dd>
        </>
      )}
    </dl>
  );
}

function BookingLink({ event: { booking } }: { event: GridEvent }) {
  if (booking === null || booking.kind === 'hold') return null;
  return (
    <Link className="btn alt" to={bookingPath(booking.id)}>
      {messages.openBookingButton}
    </Link>
  );
}

function whereChanged({ booking, platform_source }: GridEvent, opensBookings: boolean): string {
  if (booking !== null) return (opensBookings ? messages.ownNightNotes : messages.ownNightNotesForAdmin)[booking.kind];
  const isOurs = platform_source === 'ospitalia';
  return isOurs
    ? messages.ownBookingNotDeletable
    : messages.importedEventNotEditable(messages.sourceNames[platform_source]);
}

function EventNotes({
  event,
  isOwner,
  opensBookings,
}: Pick<EventDialogProps, 'event' | 'isOwner'> & { opensBookings: boolean }) {
  const platform = messages.sourceNames[event.platform_source];
  const notes = [
    event.held_since !== null && messages.heldEventNote(platform),
    event.is_echo && messages.echoedEventNote(platform),
    isOwner && !event.can_delete && whereChanged(event, opensBookings),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="note info">
      <Icon name="info" />
      {note}
    </p>
  ));
}
