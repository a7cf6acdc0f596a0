import { type ReactNode, useState, useEffect } from 'react';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import { type Decision, DecideDialog } from './DecideDialog.tsx';
import { Note } from '../../Note.tsx';
import * as messages from '../../../messages/owner.ts';
import * as visitorMessages from '../../../messages/visitor.ts';
import { unreadReason } from '../../../rules/mailed-booking.ts';

function isLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}

function catchFocus(): void {
  if (isLost(document)) document.getElementById('contenuto')?.focus({ preventScroll: true });
}

/** Focuses the page content when a dialog closes after a decision, because the button that opened it is gone. */
export function useFocusAfterDialog(): void {
  useEffect(() => {
    // Listens in the capture phase, because `close` does not bubble.
    document.addEventListener('close', catchFocus, true);
    return () => document.removeEventListener('close', catchFocus, true);
  }, []);
}

export function BookingAnswer({ booking, children }: { booking: OwnerBooking; children: ReactNode }) {
  const [openDecision, setOpenDecision] = useState<Decision | null>(null);
  const close = () => setOpenDecision(null);
  useFocusAfterDialog();
  return (
    <>
      {booking.status === 'richiesta' && <Request booking={booking} onDecide={setOpenDecision} />}
      {children}
      {booking.can_cancel && (
        <div className="actions">
          <HydratedButton className="btn danger" onClick={() => setOpenDecision('annulla')}>
            <Icon name="x" />
            {messages.decisionTexts.annulla.bottone}
          </HydratedButton>
        </div>
      )}
      {/* `Request` is unmounted once the request is answered, so the dialogs are outside it. */}
      {(['accetta', 'rifiuta', 'annulla'] as const).map((decision) => (
        <DecideDialog
          key={decision}
          decision={decision}
          booking={booking}
          isOpen={openDecision === decision}
          onClose={close}
        />
      ))}
    </>
  );
}

type RequestProps = { booking: OwnerBooking; onDecide: (decision: Decision) => void };

function Request({ booking: { expires_at, is_charged, unread_calendars, same_day_hour }, onDecide }: RequestProps) {
  const unread = unreadReason(unread_calendars, visitorMessages.unreadCalendarSentences);
  return (
    <section className="card block" aria-labelledby="risposta">
      <h2 id="risposta" className="h3">
        {messages.yourAnswerTitle}
      </h2>
      {expires_at !== null && (
        <Note tone="warn" icon="clock">
          {messages.answerDeadline(expires_at)}
        </Note>
      )}
      {same_day_hour !== null && (
        <Note tone="info" icon="info">
          {messages.sameDayRequestReason(same_day_hour)}
        </Note>
      )}
      {unread !== null && (
        <Note tone="warn" icon="warning">
          <span>
            {unread} {visitorMessages.checkCalendarsBeforeAccepting}
          </span>
        </Note>
      )}
      <p className="muted">{is_charged ? messages.unansweredPaidRequestNotice : messages.unansweredRequestNotice}</p>
      <div className="actions">
        <HydratedButton className="btn" onClick={() => onDecide('accetta')}>
          <Icon name="check" />
          {messages.decisionTexts.accetta.bottone}
        </HydratedButton>
        <HydratedButton className="btn alt" onClick={() => onDecide('rifiuta')}>
          <Icon name="prohibit" />
          {messages.decisionTexts.rifiuta.bottone}
        </HydratedButton>
      </div>
    </section>
  );
}
